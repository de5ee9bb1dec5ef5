//! Values on the wire.

use crate::{Fault, Reader, Version, Writer};

/// Something with a binary form. For all bytes `b`: what `decode` makes of them, `encode` turns into the same bytes.
pub trait Wire: Sized {
    /// Number of bytes that [`Wire::encode`] writes.
    fn encoded_len(&self, version: Version) -> usize;

    /// Writes the value.
    ///
    /// # Errors
    /// Where the buffer is too small, or the layout of this object version cannot hold the value.
    fn encode(&self, to: &mut Writer<'_>, version: Version) -> Result<(), Fault>;

    /// Reads a value.
    ///
    /// # Errors
    /// Where the bytes end, or a tag selects nothing known.
    fn decode(from: &mut Reader<'_>, version: Version) -> Result<Self, Fault>;
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
    )*};
}
integers!(u8 u16 u32 u64 i8 i16 i32 i64);
