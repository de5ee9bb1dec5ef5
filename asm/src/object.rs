//! Objects: how content is recognised as one, and how it is read with all processors.

use crate::parallel;
use genvisa::{DecodeError, Module};

/// The first bytes of an object.
const MAGIC: &[u8] = b"CISA";

/// Whether the content of a file is an object. Other content is a text, or no program.
///
/// ```
/// assert!(genvisa_asm::is_object(b"CISA\x03\x06"));
/// assert!(!genvisa_asm::is_object(b".version 4.1\n"));
/// ```
pub fn is_object(content: &[u8]) -> bool {
    content.starts_with(MAGIC)
}

/// Reads an object, with all processors if it has several kernels.
///
/// # Errors
/// As [`Module::decode`].
pub fn read_object(object: &[u8]) -> Result<Module, DecodeError> {
    Module::decode_by(object, |count, read| parallel::try_numbers(count, read))
}
