//! Cursors over bytes that keep the offset and the field of a failure.

use crate::{DecodeError, EncodeError, Fast, Fault, Path, Version};

/// Reads little-endian values from bytes.
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    rest: &'a [u8],
    /// Offset of the end of `rest`.
    end: usize,
    /// The field of a failure. It is optional because most readers do not fail, and setting up a path takes time.
    path: Option<Path>,
}

impl<'a> Reader<'a> {
    /// A reader at the first byte.
    #[inline]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, rest: bytes, end: bytes.len(), path: None }
    }

    /// A reader that begins at an offset. Offsets in errors count from the start of the bytes.
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
    /// [`Fault::End`] if fewer are left; nothing is consumed then.
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
    /// [`Fault::End`] if fewer are left; nothing is consumed then.
    pub fn take_slice(&mut self, len: usize) -> Result<&'a [u8], Fault> {
        match self.rest.split_at_checked(len) {
            Some((slice, rest)) => {
                self.rest = rest;
                Ok(slice)
            }
            None => Err(Fault::End { needed: len }),
        }
    }

    /// Reads a value by its fast path; consumes nothing if that fails.
    #[inline]
    pub fn fast<T: Fast>(&mut self, version: Version) -> Option<T> {
        if version < T::SINCE {
            return None;
        }
        let (value, len) = T::get(self.rest)?;
        self.rest = self.rest.get(len..)?;
        Some(value)
    }

    /// Steps back, so that the error has the offset of the wrong byte.
    #[cold]
    pub fn back(&mut self, len: usize) {
        *self = Self { path: self.path, ..Self::at(self.bytes, self.position().saturating_sub(len)) };
    }

    /// Adds an outer field to the path of a failure and returns the fault.
    #[cold]
    #[inline(never)]
    pub fn within(&mut self, fault: Fault, field: &'static str) -> Fault {
        self.path.get_or_insert(Path::EMPTY).push_front(field);
        fault
    }

    /// The error of a fault, with offset and path.
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
    /// Offset of the end of `rest`.
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
    /// [`Fault::Full`] if the buffer is too short; nothing is written then.
    #[inline(always)]
    pub fn put<const N: usize>(&mut self, value: [u8; N]) -> Result<(), Fault> {
        match self.rest.first_chunk_mut() {
            Some(chunk) => *chunk = value,
            None => return Err(Fault::Full { needed: N }),
        }
        self.rest = core::mem::take(&mut self.rest).get_mut(N..).unwrap_or_default();
        Ok(())
    }

    /// Writes a value by its fast path. If that fails, the written bytes are undefined and the position is unchanged.
    #[inline]
    pub fn fast<T: Fast>(&mut self, value: &T, version: Version) -> Option<()> {
        if version < T::SINCE {
            return None;
        }
        let len = value.put(self.rest)?;
        self.rest = core::mem::take(&mut self.rest).get_mut(len..).unwrap_or_default();
        Some(())
    }

    /// Writes a slice.
    ///
    /// # Errors
    /// [`Fault::Full`] if the buffer is too short; nothing is written then.
    pub fn put_slice(&mut self, value: &[u8]) -> Result<(), Fault> {
        match self.rest.get_mut(..value.len()) {
            Some(target) => target.copy_from_slice(value),
            None => return Err(Fault::Full { needed: value.len() }),
        }
        self.rest = core::mem::take(&mut self.rest).get_mut(value.len()..).unwrap_or_default();
        Ok(())
    }

    /// Adds an outer field to the path of a failure and returns the fault.
    #[cold]
    #[inline(never)]
    pub fn within(&mut self, fault: Fault, field: &'static str) -> Fault {
        self.path.get_or_insert(Path::EMPTY).push_front(field);
        fault
    }

    /// The error of a fault, with offset and path.
    #[cold]
    #[inline(never)]
    pub fn error(&self, fault: Fault) -> EncodeError {
        EncodeError { fault, path: self.path.unwrap_or(Path::EMPTY) }
    }
}
