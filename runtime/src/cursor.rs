//! Cursors over bytes that remember where, and inside what, they failed.

use crate::{DecodeError, EncodeError, Fast, Fault, Path, Version};

/// Reads little-endian values from bytes.
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    rest: &'a [u8],
    /// Where `rest` ends.
    end: usize,
    /// Of a failure. Most readers see none and should not have to set up a path for it.
    path: Option<Path>,
}

impl<'a> Reader<'a> {
    /// A reader at the first byte.
    #[inline]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, rest: bytes, end: bytes.len(), path: None }
    }

    /// A reader that begins inside the bytes, so that offsets in errors count from their start.
    pub fn at(bytes: &'a [u8], offset: usize) -> Self {
        let rest = bytes.get(offset..).unwrap_or_default();
        Self { bytes, rest, end: offset.max(bytes.len()), path: None }
    }

    /// Number of bytes read so far (offset of the next one).
    #[inline]
    pub const fn position(&self) -> usize {
        self.end - self.rest.len()
    }

    /// The bytes that are not read yet.
    #[inline]
    pub const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// The next `N` bytes.
    ///
    /// # Errors
    /// [`Fault::End`] where fewer are left; nothing is consumed then.
    #[inline(always)]
    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        match self.rest.split_first_chunk() {
            Some((chunk, rest)) => {
                self.rest = rest;
                Ok(*chunk)
            }
            None => Err(Fault::End { needed: N }),
        }
    }

    /// The next `len` bytes.
    ///
    /// # Errors
    /// [`Fault::End`] where fewer are left; nothing is consumed then.
    pub fn take_slice(&mut self, len: usize) -> Result<&'a [u8], Fault> {
        match self.rest.split_at_checked(len) {
            Some((slice, rest)) => {
                self.rest = rest;
                Ok(slice)
            }
            None => Err(Fault::End { needed: len }),
        }
    }

    /// Reads a value in a hurry; where that fails, nothing is consumed.
    #[inline]
    pub fn fast<T: Fast>(&mut self, version: Version) -> Option<T> {
        let (value, len) = T::get(self.rest, version)?;
        self.rest = self.rest.get(len..)?;
        Some(value)
    }

    /// Steps back, so that the error names the byte that it is about.
    #[cold]
    pub fn back(&mut self, len: usize) {
        *self = Self { path: self.path, ..Self::at(self.bytes, self.position().saturating_sub(len)) };
    }

    /// Notes, on the way out of a failure, the field in which it happened.
    #[cold]
    #[inline(never)]
    pub fn within(&mut self, fault: Fault, field: &'static str) -> Fault {
        self.path.get_or_insert(Path::EMPTY).push_front(field);
        fault
    }

    /// The full story of a failure.
    #[cold]
    #[inline(never)]
    pub fn error(&self, fault: Fault) -> DecodeError {
        DecodeError { fault, offset: self.position(), path: self.path.unwrap_or(Path::EMPTY) }
    }
}

/// Writes little-endian values to a buffer.
#[derive(Debug)]
pub struct Writer<'a> {
    rest: &'a mut [u8],
    /// Where `rest` ends.
    end: usize,
    path: Option<Path>,
}

impl<'a> Writer<'a> {
    /// A writer at the first byte.
    #[inline]
    pub const fn new(bytes: &'a mut [u8]) -> Self {
        Self { end: bytes.len(), rest: bytes, path: None }
    }

    /// Number of bytes written so far.
    #[inline]
    pub const fn position(&self) -> usize {
        self.end - self.rest.len()
    }

    /// Writes `N` bytes.
    ///
    /// # Errors
    /// [`Fault::Full`] where the buffer has no room for them; nothing is written then.
    #[inline(always)]
    pub fn put<const N: usize>(&mut self, value: [u8; N]) -> Result<(), Fault> {
        match self.rest.first_chunk_mut() {
            Some(chunk) => *chunk = value,
            None => return Err(Fault::Full { needed: N }),
        }
        self.rest = core::mem::take(&mut self.rest).get_mut(N..).unwrap_or_default();
        Ok(())
    }

    /// Writes a value in a hurry; where that fails, what is written is to be written again.
    #[inline]
    pub fn fast(&mut self, value: &impl Fast, version: Version) -> Option<()> {
        let len = value.put(self.rest, version)?;
        self.rest = core::mem::take(&mut self.rest).get_mut(len..).unwrap_or_default();
        Some(())
    }

    /// Writes a slice.
    ///
    /// # Errors
    /// [`Fault::Full`] where the buffer has no room for it; nothing is written then.
    pub fn put_slice(&mut self, value: &[u8]) -> Result<(), Fault> {
        match self.rest.get_mut(..value.len()) {
            Some(room) => room.copy_from_slice(value),
            None => return Err(Fault::Full { needed: value.len() }),
        }
        self.rest = core::mem::take(&mut self.rest).get_mut(value.len()..).unwrap_or_default();
        Ok(())
    }

    /// Notes, on the way out of a failure, the field in which it happened.
    #[cold]
    #[inline(never)]
    pub fn within(&mut self, fault: Fault, field: &'static str) -> Fault {
        self.path.get_or_insert(Path::EMPTY).push_front(field);
        fault
    }

    /// The full story of a failure.
    #[cold]
    #[inline(never)]
    pub fn error(&self, fault: Fault) -> EncodeError {
        EncodeError { fault, path: self.path.unwrap_or(Path::EMPTY) }
    }
}
