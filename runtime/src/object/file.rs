//! Files as parts at offsets: reading keeps what no part describes, writing puts every part back where it was.

use crate::{DecodeError, EncodeError, Fault, Path, Reader, Version, Wire, Writer};
use alloc::vec::Vec;
use core::ops::Range;

/// Bytes of a file that no structure describes: padding, embedded Gen binaries, whatever stands behind the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gap {
    /// Offset from the start of the file.
    pub offset: usize,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// The bytes of one value.
///
/// # Errors
/// Where a layout of this object version cannot hold a value.
pub fn to_bytes<T: Wire>(value: &T, version: Version) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = alloc::vec![0; value.encoded_len(version)];
    let mut to = Writer::new(&mut bytes);
    match value.encode(&mut to, version) {
        Ok(()) => Ok(bytes),
        Err(fault) => Err(to.error(fault)),
    }
}

/// A value that begins at an offset of a file, and the range that it takes.
///
/// # Errors
/// Where the bytes end, or a tag selects nothing known; the offset counts from the start of the file.
pub fn from_bytes<T: Wire>(
    file: &[u8],
    offset: usize,
    version: Version,
) -> Result<(T, Range<usize>), DecodeError> {
    let mut from = Reader::at(file, offset);
    match T::decode(&mut from, version) {
        Ok(value) => Ok((value, offset..from.position())),
        Err(fault) => Err(from.error(fault)),
    }
}

/// The parts of a file that is read.
///
/// They may overlap, as long as they are together not longer than the file: where ten thousand kernels are one and the
/// same, a small file would be a huge module.
#[derive(Debug)]
pub struct Parts<'f> {
    file: &'f [u8],
    covered: Vec<Range<usize>>,
    /// Bytes that further parts can have.
    left: usize,
}

impl<'f> Parts<'f> {
    /// None yet.
    pub const fn of(file: &'f [u8]) -> Self {
        Self { file, covered: Vec::new(), left: file.len() }
    }

    /// One more, at a range.
    ///
    /// # Errors
    /// [`Fault::Layout`] where the parts are longer than the file.
    pub fn add(&mut self, range: Range<usize>) -> Result<(), DecodeError> {
        let layout = DecodeError { fault: Fault::Layout, offset: range.start, path: Path::EMPTY };
        self.left = self.left.checked_sub(range.len()).ok_or(layout)?;
        self.covered.push(range);
        Ok(())
    }

    /// The bytes that lie in none of them.
    pub fn gaps(self) -> Vec<Gap> {
        gaps(self.file, self.covered)
    }
}

/// The bytes of a file that lie in none of the ranges.
pub fn gaps(file: &[u8], mut covered: Vec<Range<usize>>) -> Vec<Gap> {
    covered.push(file.len()..file.len());
    covered.sort_by_key(|range| (range.start, range.end));
    let (mut gaps, mut end) = (Vec::new(), 0);
    for range in covered {
        if let Some(bytes) = file.get(end..range.start)
            && !bytes.is_empty()
        {
            gaps.push(Gap { offset: end, bytes: bytes.to_vec() });
        }
        end = end.max(range.end);
    }
    gaps
}

/// A file that is put together from parts. Parts may overlap where they agree.
#[derive(Default, Debug)]
pub struct Canvas {
    bytes: Vec<u8>,
    /// The ranges that parts gave, in the order of their begins; they touch nowhere.
    written: Vec<Range<usize>>,
}

impl Canvas {
    /// Largest file: offsets are 32-bit.
    const LIMIT: usize = u32::MAX as usize;

    /// Puts a part at an offset.
    ///
    /// # Errors
    /// [`Fault::Layout`] where other bytes stand there already.
    pub fn place(&mut self, offset: usize, part: &[u8]) -> Result<(), Fault> {
        let end = offset.checked_add(part.len()).filter(|end| *end <= Self::LIMIT).ok_or(Fault::Layout)?;
        if part.is_empty() {
            return Ok(());
        }
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        // Those that overlap or touch the part are one range with it.
        let first = self.written.partition_point(|range| range.end < offset);
        let last = self.written.partition_point(|range| range.start <= end);
        let mut whole = offset..end;
        for range in self.written.get(first..last).unwrap_or_default() {
            let both = range.start.max(offset)..range.end.min(end);
            let new = part.get(both.start.saturating_sub(offset)..both.end.saturating_sub(offset));
            if !both.is_empty() && self.bytes.get(both) != new {
                return Err(Fault::Layout);
            }
            whole = whole.start.min(range.start)..whole.end.max(range.end);
        }
        self.written.splice(first..last, [whole]);
        self.bytes.get_mut(offset..end).ok_or(Fault::Layout)?.copy_from_slice(part);
        Ok(())
    }

    /// The file; bytes that no part gave are zero.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }
}
