//! The layout of a file without gaps: header, functions, kernels.

use super::{CodeRange, Declared, ObjectEntry, ObjectHeader};
use crate::{EncodeError, Fault, Path, Version};

/// The sizes of a kernel or function, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectSize {
    /// Declarations and instructions.
    pub bytes: usize,
    /// From the start of the object to its table of inputs; 0 without such a table.
    pub inputs: usize,
}

/// Puts the instructions of an object directly behind its declarations, and returns the sizes.
///
/// # Errors
/// [`Fault::TooWide`] if a size does not fit 32 bits.
pub fn lay_out_object(
    data: &mut impl Declared,
    body_len: usize,
    version: Version,
) -> Result<ObjectSize, EncodeError> {
    let entry = data.encoded_len(version);
    data.set_code(CodeRange { entry: small(entry)?, size: small(body_len)? });
    let inputs = data.offset_of_inputs(version).unwrap_or_default();
    Ok(ObjectSize { bytes: entry + body_len, inputs })
}

/// Computes the offsets and sizes in a header for a file whose parts follow each other: header, functions, kernels.
/// `None` is the size of a function that another file has.
///
/// # Errors
/// [`Fault::Layout`] if the tables of the header have another number of rows, and [`Fault::TooWide`] if an offset does
/// not fit 32 bits.
pub fn lay_out_file<H: ObjectHeader>(
    header: &mut H,
    functions: &[Option<ObjectSize>],
    kernels: &[ObjectSize],
) -> Result<(), EncodeError> {
    if header.kernels().len() != kernels.len() || header.functions().len() != functions.len() {
        return Err(EncodeError { fault: Fault::Layout, path: Path::EMPTY });
    }
    let mut end = header.encoded_len(header.version());
    for (row, size) in header.functions_mut().iter_mut().zip(functions) {
        match size {
            Some(size) => end = place(row, *size, end)?,
            None => row.place(0, 0, 0),
        }
    }
    for (row, size) in header.kernels_mut().iter_mut().zip(kernels) {
        end = place(row, *size, end)?;
    }
    Ok(())
}

/// Puts an object at an offset, and returns the offset of the next one.
fn place(row: &mut impl ObjectEntry, size: ObjectSize, offset: usize) -> Result<usize, EncodeError> {
    row.place(small(offset)?, small(size.bytes)?, small(offset + size.inputs)?);
    Ok(offset + size.bytes)
}

/// A size as files hold it.
fn small(value: usize) -> Result<u32, EncodeError> {
    let fault = Fault::TooWide { value: value as u64, bits: u32::BITS };
    u32::try_from(value).map_err(|_| EncodeError { fault, path: Path::EMPTY })
}
