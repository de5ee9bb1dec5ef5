//! The reason why a function has no result.

use genvisa::{DecodeError, EncodeError};
use genvisa_asm::Problem;
use genvisa_asm::report::Source;
use pyo3::PyErr;

pyo3::import_exception!(genvisa, Error);

/// The attributes of `genvisa.Error`.
#[derive(Debug, Default)]
pub struct Failure {
    /// The text of the exception: of a program in text, with the marked lines of all mistakes.
    pub report: String,
    /// The first mistake.
    pub message: String,
    /// Line and column of the first mistake, from 1; the column counts characters.
    pub position: Option<(usize, usize)>,
    /// Bytes from the start of an object to the mistake.
    pub byte: Option<usize>,
    /// The kind of mistake, as in findings.
    pub code: Option<String>,
}

impl Failure {
    /// A failure without a position.
    pub fn new(message: impl Into<String>) -> Self {
        let message = message.into();
        Self { report: message.clone(), message, ..Self::default() }
    }

    /// The mistakes of a text.
    pub fn of_text(source: &Source<'_>, problems: &[Problem]) -> Self {
        let first = problems.first();
        Self {
            report: source.render(problems, false).trim_end().to_string(),
            message: first.map_or_else(String::new, |problem| problem.message.clone()),
            position: first.map(|problem| source.position(problem.span.start)),
            byte: None,
            code: Some("syntax".to_string()),
        }
    }
}

/// An object that cannot be read.
impl From<DecodeError> for Failure {
    fn from(error: DecodeError) -> Self {
        let code = Some(format!("decode/{}", error.fault.code()));
        Self { byte: Some(error.offset), code, ..Self::new(error.to_string()) }
    }
}

/// A program that no object holds.
impl From<EncodeError> for Failure {
    fn from(error: EncodeError) -> Self {
        Self::new(error.to_string())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::new(format!("JSON: {error}"))
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        let Failure { report, message, position, byte, code } = failure;
        let (line, column) = position.unzip();
        Error::new_err((report, message, line, column, byte, code))
    }
}
