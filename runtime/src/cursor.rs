//! Cursors over bytes that remember where, and inside what, they failed.

use crate::{DecodeError, EncodeError, Fault, Path};

/// Reads little-endian values from bytes.
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    path: Path,
}

impl<'a> Reader<'a> {
    /// A reader at the first byte.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, path: Path::EMPTY }
    }

    /// A reader that begins inside the bytes, so that offsets in errors count from their start.
    pub const fn at(bytes: &'a [u8], offset: usize) -> Self {
        Self { bytes, at: offset, path: Path::EMPTY }
    }

    /// Number of bytes read so far (offset of the next one).
    pub const fn position(&self) -> usize {
        self.at
    }

    /// The next `N` bytes.
    ///
    /// # Errors
    /// [`Fault::End`] where fewer are left; nothing is consumed then.
    #[inline(always)]
    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        match self.bytes.get(self.at..).and_then(<[u8]>::first_chunk) {
            Some(chunk) => {
                self.at += N;
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
        let end = self.at.checked_add(len);
        match end.and_then(|end| self.bytes.get(self.at..end)) {
            Some(slice) => {
                self.at += len;
                Ok(slice)
            }
            None => Err(Fault::End { needed: len }),
        }
    }

    /// Steps back, so that the error names the byte that it is about.
    #[cold]
    pub fn back(&mut self, len: usize) {
        self.at = self.at.saturating_sub(len);
    }

    /// Notes, on the way out of a failure, the field in which it happened.
    #[cold]
    #[inline(never)]
    pub fn within(&mut self, fault: Fault, field: &'static str) -> Fault {
        self.path.push_front(field);
        fault
    }

    /// The full story of a failure.
    #[cold]
    #[inline(never)]
    pub fn error(&self, fault: Fault) -> DecodeError {
        DecodeError { fault, offset: self.at, path: self.path }
    }
}

/// Writes little-endian values to a buffer.
#[derive(Debug)]
pub struct Writer<'a> {
    bytes: &'a mut [u8],
    at: usize,
    path: Path,
}

impl<'a> Writer<'a> {
    /// A writer at the first byte.
    pub const fn new(bytes: &'a mut [u8]) -> Self {
        Self { bytes, at: 0, path: Path::EMPTY }
    }

    /// Number of bytes written so far.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// Writes `N` bytes.
    ///
    /// # Errors
    /// [`Fault::Full`] where the buffer has no room for them; nothing is written then.
    #[inline(always)]
    pub fn put<const N: usize>(&mut self, value: [u8; N]) -> Result<(), Fault> {
        match self.bytes.get_mut(self.at..).and_then(<[u8]>::first_chunk_mut) {
            Some(chunk) => {
                *chunk = value;
                self.at += N;
                Ok(())
            }
            None => Err(Fault::Full { needed: N }),
        }
    }

    /// Writes a slice.
    ///
    /// # Errors
    /// [`Fault::Full`] where the buffer has no room for it; nothing is written then.
    pub fn put_slice(&mut self, value: &[u8]) -> Result<(), Fault> {
        let end = self.at.checked_add(value.len());
        match end.and_then(|end| self.bytes.get_mut(self.at..end)) {
            Some(room) => {
                room.copy_from_slice(value);
                self.at += value.len();
                Ok(())
            }
            None => Err(Fault::Full { needed: value.len() }),
        }
    }

    /// Notes, on the way out of a failure, the field in which it happened.
    #[cold]
    #[inline(never)]
    pub fn within(&mut self, fault: Fault, field: &'static str) -> Fault {
        self.path.push_front(field);
        fault
    }

    /// The full story of a failure.
    #[cold]
    #[inline(never)]
    pub fn error(&self, fault: Fault) -> EncodeError {
        EncodeError { fault, path: self.path }
    }
}
