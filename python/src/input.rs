//! The arguments of functions.

use crate::failure::Failure;
use genvisa::{Module, Platform};
use genvisa_asm::report::Source;
use genvisa_asm::{Target, is_object, platform_named, read_object};
use genvisa_report::escaped;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};
use pyo3::types::PyString;

/// A program as `str`, or the content of a file as `bytes`.
pub enum Program {
    /// A text.
    Text(PyBackedStr),
    /// An object or a text.
    Content(PyBackedBytes),
}

impl Program {
    /// Takes `str`, `bytes` and `bytearray`.
    pub fn of(source: &Bound<'_, PyAny>) -> PyResult<Self> {
        match source.cast::<PyString>() {
            Ok(source) => Ok(Self::Text(text(source)?)),
            Err(_) => Ok(Self::Content(bytes(source)?)),
        }
    }
}

/// The bytes of `bytes` or `bytearray`.
pub fn bytes(source: &Bound<'_, PyAny>) -> PyResult<PyBackedBytes> {
    let extracted = source.extract::<PyBackedBytes>();
    extracted.map_err(|_| PyTypeError::new_err(format!("expected bytes, not {}", type_name(source))))
}

fn type_name(source: &Bound<'_, PyAny>) -> String {
    source.get_type().name().map_or_else(|_| "an object of another type".to_string(), |name| name.to_string())
}

/// The text of `str`. Python's strings may have halves of surrogate pairs, which are no text.
pub fn text(source: &Bound<'_, PyString>) -> Result<PyBackedStr, Failure> {
    let failure = |_| Failure::new("the text cannot be encoded as UTF-8: it has a part of a surrogate pair");
    PyBackedStr::try_from(source.clone()).map_err(failure)
}

/// The platform of that name.
pub fn platform(name: &Bound<'_, PyString>) -> Result<Platform, Failure> {
    let name = text(name)?;
    platform_named(&name).map_err(|message| Failure::new(format!("platform `{}`: {message}", escaped(&name))))
}

/// The facts of a platform that text does not record.
pub fn target(platform: Option<&Bound<'_, PyString>>) -> Result<Target, Failure> {
    Ok(platform.map(self::platform).transpose()?.map_or_else(Target::default, Target::from))
}

/// Reads bytes that must be an object.
pub fn module(object: &[u8]) -> Result<Module, Failure> {
    match is_object(object) {
        true => Ok(read_object(object)?),
        false => Err(Failure::new("the bytes are no object: an object begins with CISA")),
    }
}

/// The object of a text.
pub fn assembled(text: &str, name: &str, target: Target) -> Result<Vec<u8>, Failure> {
    // Most texts have no mistake, and then the object is made without a module in between. Only the module has messages.
    if let Some(pieces) = target.assemble_to_bytes(text.as_bytes()) {
        return Ok(pieces.concat());
    }
    let read = target.assemble(text);
    let mut module = read.map_err(|problems| Failure::of_text(&Source::new(name, text), &problems))?;
    module.lay_out()?;
    Ok(module.encode()?)
}
