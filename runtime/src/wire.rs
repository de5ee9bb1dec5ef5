//! Values with a binary form.

use crate::{Fault, Reader, Version, Writer};

/// A type with a binary form. Encoding is the inverse of decoding: if `decode` reads a value from some bytes, `encode`
/// writes the same bytes.
pub trait Wire: Sized {
    /// Number of bytes that [`Wire::encode`] writes.
    fn encoded_len(&self, version: Version) -> usize;

    /// Writes the value.
    ///
    /// # Errors
    /// If the buffer is too small, or the layout of this object version cannot hold the value.
    fn encode(&self, to: &mut Writer<'_>, version: Version) -> Result<(), Fault>;

    /// Reads a value.
    ///
    /// # Errors
    /// If the bytes end, or a tag selects an unknown structure.
    fn decode(from: &mut Reader<'_>, version: Version) -> Result<Self, Fault>;

    /// Bytes from the start of a structure with tables to one of its fields. Of a table it is the place of the number of elements,
    /// which also has a name, or the place of an element. `None` for a part that the structure lacks, and for other types.
    fn offset_of_part(&self, part: &str, element: Option<usize>, version: Version) -> Option<usize> {
        let _ = (part, element, version);
        None
    }
}

/// The fast path of a binary form in its newest layout. It does not report reasons: after a failure the caller repeats the
/// work with [`Wire`]. Positions stay in registers rather than in a cursor, and no code depends on the object version: this
/// gives most of the speed. Types with tables do not have it.
pub trait Fast: Wire {
    /// The first object version with the newest layout.
    const SINCE: Version = Version::FIRST;

    /// Whether [`Fast::put`] may change up to [`Packed::SIZE`](crate::Packed::SIZE) bytes behind the value, if `buffer` is
    /// that long. The caller restores them.
    const SPILLS: bool = false;

    /// Writes the value to the start of `buffer` and returns the number of bytes; `None` if [`Wire::encode`] fails.
    fn put(&self, buffer: &mut [u8]) -> Option<usize>;

    /// Reads a value from the start of `bytes` and returns it with its length; `None` if [`Wire::decode`] fails.
    fn get(bytes: &[u8]) -> Option<(Self, usize)>;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Wire for $ty {
            #[inline(always)]
            fn encoded_len(&self, _: Version) -> usize {
                size_of::<$ty>()
            }
            #[inline(always)]
            fn encode(&self, to: &mut Writer<'_>, _: Version) -> Result<(), Fault> {
                to.put(self.to_le_bytes())
            }
            #[inline(always)]
            fn decode(from: &mut Reader<'_>, _: Version) -> Result<Self, Fault> {
                from.take().map(<$ty>::from_le_bytes)
            }
        }

        impl Fast for $ty {
            #[inline(always)]
            fn put(&self, buffer: &mut [u8]) -> Option<usize> {
                *buffer.first_chunk_mut()? = self.to_le_bytes();
                Some(size_of::<$ty>())
            }
            #[inline(always)]
            fn get(bytes: &[u8]) -> Option<(Self, usize)> {
                Some((Self::from_le_bytes(*bytes.first_chunk()?), size_of::<$ty>()))
            }
        }
    )*};
}
integers!(u8 u16 u32 u64 i8 i16 i32 i64);
