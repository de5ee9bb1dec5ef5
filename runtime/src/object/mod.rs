//! Object files, generic over the records and instructions of a specification. Needs an allocator.
//!
//! [`ObjectFormat`] names the types that a specification supplies; [`Module`] reads, writes and validates files of them.

mod explain;
mod file;
mod format;
mod header_facts;
mod inputs;
mod instructions;
mod layout;
mod location;
mod module;
mod outline;
mod ranges;
mod validate;

pub use explain::Explanations;
pub use file::{Canvas, Gap, Parts, from_bytes, to_bytes};
pub use format::{
    BodyInstruction, CodeRange, Declared, ObjectEntry, ObjectFormat, ObjectHeader, TargetPlatform,
};
pub use inputs::Inputs;
pub use instructions::{Instructions, Iter, Rest};
pub use layout::{ObjectSize, lay_out_file, lay_out_object};
pub use location::{ModuleLocation, NoLocation};
pub use module::{Module, ReadKernel, ReadRoutine, Routine};
pub use outline::{Outline, Step, first_index};
pub use ranges::{joined, overlapping};

use crate::{Fault, Reader, Version, Wire, Writer};
use alloc::string::String;
use alloc::vec::Vec;

/// An integer type that counts the elements of a table in front of it.
pub trait Count: Wire {
    /// Number of elements.
    fn to_len(self) -> usize;
    /// The count for a table of `len` elements.
    ///
    /// # Errors
    /// [`Fault::TooWide`] if it does not fit.
    fn from_len(len: usize) -> Result<Self, Fault>;
}

macro_rules! counts {
    ($($ty:ty)*) => {$(
        impl Count for $ty {
            #[allow(clippy::unnecessary_cast, reason = "one of the types is usize's width")]
            fn to_len(self) -> usize {
                self as usize
            }
            fn from_len(len: usize) -> Result<Self, Fault> {
                Self::try_from(len).map_err(|_| Fault::TooWide { value: len as u64, bits: Self::BITS })
            }
        }
    )*};
}
counts!(u8 u16 u32);

/// Length of a table with its count, in bytes.
pub fn table_len<C: Count, T: Wire>(table: &[T], version: Version) -> usize {
    size_of::<C>() + table.iter().map(|item| item.encoded_len(version)).sum::<usize>()
}

/// Writes a count and the table behind it.
///
/// # Errors
/// Those of the elements, and [`Fault::TooWide`] if the count does not fit.
pub fn write_table<C: Count, T: Wire>(
    table: &[T],
    to: &mut Writer<'_>,
    version: Version,
) -> Result<(), Fault> {
    C::from_len(table.len())?.encode(to, version)?;
    table.iter().try_for_each(|item| item.encode(to, version))
}

/// Largest number of elements that memory is reserved for before they are read.
const MOST_RESERVED: usize = 1024;

/// Reads a count and the table behind it. Memory grows with the elements that are read: a huge count in a small file
/// leads to an error rather than to a huge allocation.
///
/// # Errors
/// Those of the elements.
pub fn read_table<C: Count, T: Wire>(from: &mut Reader<'_>, version: Version) -> Result<Vec<T>, Fault> {
    let len = C::decode(from, version)?.to_len();
    let mut table = Vec::with_capacity(len.min(MOST_RESERVED));
    for _ in 0..len {
        table.push(T::decode(from, version)?);
    }
    Ok(table)
}

/// A string of the string pool, without the null byte at its end.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct PoolString(pub Vec<u8>);

impl PoolString {
    /// The text; invalid UTF-8 is replaced.
    pub fn to_text(&self) -> String {
        String::from_utf8_lossy(&self.0).into_owned()
    }
}

impl From<&str> for PoolString {
    fn from(text: &str) -> Self {
        Self(text.as_bytes().to_vec())
    }
}

impl crate::Checked for PoolString {}

impl Wire for PoolString {
    fn encoded_len(&self, _: Version) -> usize {
        self.0.len() + 1
    }

    fn encode(&self, to: &mut Writer<'_>, _: Version) -> Result<(), Fault> {
        // A null byte inside would end the string early.
        if self.0.contains(&0) {
            return Err(Fault::Absent);
        }
        to.put_slice(&self.0)?;
        to.put([0])
    }

    fn decode(from: &mut Reader<'_>, _: Version) -> Result<Self, Fault> {
        let rest = from.rest();
        let len = rest.iter().position(|byte| *byte == 0).unwrap_or(rest.len());
        let bytes = from.take_slice(len)?.to_vec();
        let [_] = from.take()?;
        Ok(Self(bytes))
    }
}
