//! Structures that a tag selects, kept as their bytes.

use crate::Fast;

/// A structure that a tag can select.
pub trait Packable: Fast {
    /// Number of bytes in the newest layout, without optional parts. The newest layout must hold the values of all older
    /// layouts.
    const LEN: usize;
    /// Number of bytes in the newest layout, with all optional parts.
    const MAX_LEN: usize;

    /// Number of bytes of the optional parts in a structure that begins with these bytes.
    #[inline(always)]
    fn more(_: &[u8]) -> usize {
        0
    }

    /// The structure with the default value in each optional part that is absent.
    #[inline(always)]
    #[must_use]
    fn present(self) -> Self {
        self
    }
}

/// A tag and the structure that it selects, as bytes in the newest layout. Zeros follow, and the last byte is the number of
/// bytes.
///
/// Operands of a stream are copied without decoding. This saves the processor the branches on the tag and on the layout. An
/// operand is decoded when it is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packed {
    low: u64,
    high: u64,
}

impl Packed {
    /// All bytes.
    pub const SIZE: usize = 16;
    /// The number of bytes of the largest structure with its tag.
    pub const CAPACITY: usize = Self::SIZE - 1;

    #[inline(always)]
    const fn from_bits(bits: u128) -> Self {
        Self { low: bits as u64, high: (bits >> u64::BITS) as u64 }
    }

    #[inline(always)]
    const fn bits(self) -> u128 {
        self.low as u128 | (self.high as u128) << u64::BITS
    }

    /// The bytes and the zeros that follow them.
    #[inline(always)]
    pub const fn bytes(self) -> [u8; Self::SIZE] {
        self.bits().to_le_bytes()
    }

    /// The bytes that `write` writes; zeros if it fails.
    pub fn new(write: impl FnOnce(&mut [u8]) -> Option<usize>) -> Self {
        let mut bytes = [0; Self::SIZE];
        let len = write(&mut bytes).unwrap_or(0);
        Self::from_bits(u128::from_le_bytes(bytes)).first(len)
    }

    /// The first bytes of a stream, without a check of their meaning; zeros after its end.
    #[inline(always)]
    pub fn read(bytes: &[u8]) -> Self {
        match bytes.first_chunk() {
            Some(chunk) => Self::from_bits(u128::from_le_bytes(*chunk)),
            None => Self::read_short(bytes),
        }
    }

    #[cold]
    fn read_short(bytes: &[u8]) -> Self {
        let mut padded = [0; Self::SIZE];
        padded.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        Self::from_bits(u128::from_le_bytes(padded))
    }

    /// The first `len` bytes of those that were [read](Self::read), and zeros.
    #[inline(always)]
    #[must_use]
    pub fn first(self, len: usize) -> Self {
        let behind = u128::MAX.checked_shl(u8::BITS * len as u32).unwrap_or(0);
        Self::from_bits(self.bits() & !behind | (len as u128) << (u8::BITS * Self::CAPACITY as u32))
    }

    /// The number of bytes of tag and structure.
    #[inline(always)]
    pub const fn encoded_len(self) -> usize {
        self.bytes()[Self::CAPACITY] as usize
    }

    /// Writes tag and structure. If the buffer is long enough, it writes all bytes and overwrites those that follow: see
    /// [`Fast::SPILLS`].
    #[inline(always)]
    pub fn put(self, buffer: &mut [u8]) -> Option<usize> {
        let len = self.encoded_len();
        match buffer.first_chunk_mut() {
            Some(all) => *all = self.bytes(),
            None => buffer.get_mut(..len)?.copy_from_slice(self.bytes().get(..len)?),
        }
        Some(len)
    }
}
