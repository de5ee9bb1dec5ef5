//! Files as parts at offsets. Reading keeps the bytes between the parts, writing puts each part at its offset.

use crate::{DecodeError, EncodeError, Fault, Path, Reader, Version, Wire, Writer};
use alloc::vec::Vec;
use core::ops::Range;

/// Bytes of a file that no structure describes: padding, embedded Gen binaries, bytes behind the last part.
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
/// If a layout of this object version cannot hold a value.
pub fn to_bytes<T: Wire>(value: &T, version: Version) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = alloc::vec![0; value.encoded_len(version)];
    let mut to = Writer::new(&mut bytes);
    match value.encode(&mut to, version) {
        Ok(()) => Ok(bytes),
        Err(fault) => Err(to.error(fault)),
    }
}

/// Reads a value at an offset of a file, and returns it with the range of its bytes.
///
/// # Errors
/// If the bytes end, or a tag selects an unknown structure; the offset counts from the start of the file.
pub fn from_bytes<T: Wire>(
    file: &[u8],
    offset: usize,
    version: Version,
) -> Result<(T, Range<usize>), DecodeError> {
    if offset > file.len() {
        let fault = Fault::Beyond { offset };
        return Err(DecodeError { fault, offset: file.len(), path: Path::EMPTY });
    }
    let mut from = Reader::at(file, offset);
    match T::decode(&mut from, version) {
        Ok(value) => Ok((value, offset..from.position())),
        Err(fault) => Err(from.error(fault)),
    }
}

/// The parts of a file that is being read.
///
/// Parts may overlap, as long as their total length does not exceed that of the file. Otherwise ten thousand kernels at
/// the same offset would turn a small file into a huge module.
#[derive(Debug)]
pub struct Parts<'f> {
    file: &'f [u8],
    covered: Vec<Range<usize>>,
    /// Bytes available to further parts.
    left: usize,
}

impl<'f> Parts<'f> {
    /// No parts yet.
    pub const fn of(file: &'f [u8]) -> Self {
        Self { file, covered: Vec::new(), left: file.len() }
    }

    /// Adds a part.
    ///
    /// # Errors
    /// [`Fault::Layout`] if the parts together are longer than the file.
    pub fn add(&mut self, range: Range<usize>) -> Result<(), DecodeError> {
        let layout = DecodeError { fault: Fault::Layout, offset: range.start, path: Path::EMPTY };
        self.left = self.left.checked_sub(range.len()).ok_or(layout)?;
        self.covered.push(range);
        Ok(())
    }

    /// The bytes outside of all parts.
    pub fn gaps(self) -> Vec<Gap> {
        gaps(self.file, self.covered)
    }
}

/// The bytes of a file outside of all ranges.
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

/// A file that is assembled from parts. Parts may overlap if their common bytes are equal.
#[derive(Default, Debug)]
pub struct Canvas {
    bytes: Vec<u8>,
    /// The ranges of the parts, in ascending order. Overlapping and adjacent parts are one range.
    written: Vec<Range<usize>>,
}

impl Canvas {
    /// Largest file: offsets are 32-bit.
    const LIMIT: usize = u32::MAX as usize;

    /// Puts a part at an offset.
    ///
    /// # Errors
    /// [`Fault::Layout`] if an earlier part has other bytes at this offset.
    pub fn place(&mut self, offset: usize, part: &[u8]) -> Result<(), Fault> {
        let end = offset.checked_add(part.len()).filter(|end| *end <= Self::LIMIT).ok_or(Fault::Layout)?;
        if part.is_empty() {
            return Ok(());
        }
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        // Ranges that overlap or touch the part become one range with it.
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

    /// The file. Bytes outside of all parts are zero.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }
}
