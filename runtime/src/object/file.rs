//! Files as parts at offsets: reading keeps what no part describes, writing puts every part back where it was.

use crate::{DecodeError, EncodeError, Fault, Reader, Version, Wire, Writer};
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

/// The instructions of a kernel or function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instructions<I> {
    /// Those that were understood, up to the first that was not.
    pub known: Vec<I>,
    /// The rest of the body, from the first instruction that was not understood on.
    pub rest: Option<Rest>,
}

impl<I> Default for Instructions<I> {
    fn default() -> Self {
        Self { known: Vec::new(), rest: None }
    }
}

/// Bytes that could not be decoded: the instruction length is unknown, so all that follows is among them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The bytes, as they are.
    pub bytes: Vec<u8>,
    /// Why the first of them is no instruction; its offset counts from the start of the file.
    pub error: DecodeError,
}

impl<I: Wire> Instructions<I> {
    /// Decodes the instructions in `range` of a file. What cannot be decoded is kept as bytes with the reason.
    pub fn read(file: &[u8], range: Range<usize>, version: Version) -> Self {
        let bytes = file.get(..range.end).unwrap_or(file);
        let mut from = Reader::at(bytes, range.start);
        let mut known = Vec::new();
        loop {
            let at = from.position();
            if at >= bytes.len() {
                return Self { known, rest: None };
            }
            match I::decode(&mut from, version) {
                Ok(instruction) => known.push(instruction),
                Err(fault) => {
                    let bytes = bytes.get(at..).unwrap_or_default().to_vec();
                    return Self { known, rest: Some(Rest { bytes, error: from.error(fault) }) };
                }
            }
        }
    }

    /// Number of bytes of the body.
    pub fn encoded_len(&self, version: Version) -> usize {
        let known: usize = self.known.iter().map(|instruction| instruction.encoded_len(version)).sum();
        known + self.rest.as_ref().map_or(0, |rest| rest.bytes.len())
    }

    /// The body.
    ///
    /// # Errors
    /// Where a layout of this object version cannot hold a value.
    pub fn to_bytes(&self, version: Version) -> Result<Vec<u8>, EncodeError> {
        let mut bytes = Vec::new();
        for instruction in &self.known {
            bytes.extend(to_bytes(instruction, version)?);
        }
        bytes.extend(self.rest.iter().flat_map(|rest| &rest.bytes));
        Ok(bytes)
    }
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
    written: Vec<bool>,
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
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
            self.written.resize(end, false);
        }
        let places = self.bytes.iter_mut().zip(&mut self.written).skip(offset);
        for ((byte, written), new) in places.zip(part) {
            if *written && *byte != *new {
                return Err(Fault::Layout);
            }
            (*byte, *written) = (*new, true);
        }
        Ok(())
    }

    /// The file; bytes that no part gave are zero.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }
}
