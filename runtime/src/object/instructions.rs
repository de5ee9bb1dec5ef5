//! The body of a kernel or function: its instructions in their binary form.

use crate::{DecodeError, EncodeError, Fault, Path, Reader, Version, Wire, Writer};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::{self, Debug};
use core::marker::PhantomData;
use core::ops::Range;

/// The instructions of a kernel or function.
///
/// The instructions are kept as bytes in the layouts of one object version. A decoded instruction is as large as the
/// largest one, which is several times the average: decoding again is faster than using that much memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Instructions<I> {
    version: Version,
    /// The decoded instructions. All of these bytes decode.
    bytes: Vec<u8>,
    len: usize,
    /// The bytes of the file from the first instruction on that cannot be decoded.
    /// In a box: it is large and rare, and a program may have many kernels.
    pub rest: Option<Box<Rest>>,
    kind: PhantomData<fn() -> I>,
}

/// Bytes that cannot be decoded. The length of the first instruction is unknown, so all bytes behind it are included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Why the first instruction cannot be decoded; the offset counts from the start of the file.
    pub error: DecodeError,
}

impl<I: Wire> Instructions<I> {
    /// No instructions, in the layouts of a version.
    pub const fn new(version: Version) -> Self {
        Self { version, bytes: Vec::new(), len: 0, rest: None, kind: PhantomData }
    }

    /// Encodes instructions in the layouts of a version.
    ///
    /// # Errors
    /// If a layout of this version cannot hold a value.
    pub fn of<'i>(version: Version, all: impl IntoIterator<Item = &'i I>) -> Result<Self, EncodeError>
    where
        I: 'i,
    {
        let mut body = Self::new(version);
        for instruction in all {
            body.push(instruction)?;
        }
        Ok(body)
    }

    /// Reads the instructions in `range` of a file. Bytes that cannot be decoded are kept in [`Self::rest`].
    pub fn read(file: &[u8], range: Range<usize>, version: Version) -> Self {
        let all = file.get(..range.end).unwrap_or(file);
        let mut from = Reader::at(all, range.start);
        let mut body = Self::new(version);
        loop {
            let at = from.position();
            let error = match all.get(at..) {
                None | Some([]) => None,
                Some(_) => I::decode(&mut from, version).err(),
            };
            if let Some(fault) = error {
                let bytes = all.get(at..).unwrap_or_default().to_vec();
                body.rest = Some(Box::new(Rest { bytes, error: from.error(fault) }));
            } else if at < all.len() {
                body.len += 1;
                continue;
            }
            body.bytes = all.get(range.start..at).unwrap_or_default().to_vec();
            return body;
        }
    }

    /// Appends an instruction.
    ///
    /// # Errors
    /// If a layout of the object version cannot hold a value, or [`Self::rest`] has bytes.
    pub fn push(&mut self, instruction: &I) -> Result<(), EncodeError> {
        if self.rest.is_some() {
            return Err(EncodeError { fault: Fault::Layout, path: Path::EMPTY });
        }
        let start = self.bytes.len();
        self.bytes.resize(start + instruction.encoded_len(self.version), 0);
        let mut to = Writer::new(self.bytes.get_mut(start..).unwrap_or_default());
        if let Err(fault) = instruction.encode(&mut to, self.version) {
            let error = to.error(fault);
            self.bytes.truncate(start);
            return Err(error);
        }
        self.len += 1;
        Ok(())
    }

    /// Calls a function that may change each instruction, with its number.
    ///
    /// # Errors
    /// As [`Self::push`]. The body is unchanged then.
    pub fn change(&mut self, mut change: impl FnMut(usize, &mut I)) -> Result<(), EncodeError> {
        let mut changed = Self::new(self.version);
        for (number, mut instruction) in self.iter().enumerate() {
            change(number, &mut instruction);
            changed.push(&instruction)?;
        }
        (self.bytes, self.len) = (changed.bytes, changed.len);
        Ok(())
    }

    /// Releases unused memory.
    pub fn shrink_to_fit(&mut self) {
        self.bytes.shrink_to_fit();
    }

    /// The instructions, decoded one after the other.
    pub fn iter(&self) -> Iter<'_, I> {
        Iter { from: Reader::new(&self.bytes), version: self.version, left: self.len, kind: PhantomData }
    }

    /// Number of decoded instructions, without [`Self::rest`].
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether no instruction was decoded.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The object version that determines the layouts of the bytes.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// Length of the body in bytes, in the layouts of a version.
    pub fn encoded_len(&self, version: Version) -> usize {
        let own = match version == self.version {
            true => self.bytes.len(),
            false => self.iter().map(|instruction| instruction.encoded_len(version)).sum(),
        };
        own + self.rest.as_ref().map_or(0, |rest| rest.bytes.len())
    }

    /// The bytes of the body in the layouts of a version.
    ///
    /// # Errors
    /// If a layout of this version cannot hold a value.
    pub fn to_bytes(&self, version: Version) -> Result<Cow<'_, [u8]>, EncodeError> {
        let own = match version == self.version {
            true => Cow::Borrowed(&self.bytes[..]),
            false => {
                let mut other = Self::new(version);
                self.iter().try_for_each(|instruction| other.push(&instruction))?;
                Cow::Owned(other.bytes)
            }
        };
        Ok(match &self.rest {
            None => own,
            Some(rest) => Cow::Owned([&own[..], &rest.bytes].concat()),
        })
    }
}

impl<I: Wire> Default for Instructions<I> {
    fn default() -> Self {
        Self::new(Version::LAST)
    }
}

impl<I: Wire + Debug> Debug for Instructions<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()?;
        self.rest.as_ref().map_or(Ok(()), |rest| write!(f, " and {rest:?}"))
    }
}

impl<'a, I: Wire> IntoIterator for &'a Instructions<I> {
    type Item = I;
    type IntoIter = Iter<'a, I>;

    fn into_iter(self) -> Iter<'a, I> {
        self.iter()
    }
}

/// An iterator that decodes instructions.
#[derive(Debug)]
pub struct Iter<'a, I> {
    from: Reader<'a>,
    version: Version,
    left: usize,
    kind: PhantomData<fn() -> I>,
}

impl<I> Iter<'_, I> {
    /// Bytes from the first instruction to the next one.
    pub fn offset(&self) -> usize {
        self.from.position()
    }
}

impl<I: Wire> Iterator for Iter<'_, I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        self.left = self.left.checked_sub(1)?;
        I::decode(&mut self.from, self.version).ok()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<I: Wire> ExactSizeIterator for Iter<'_, I> {}
