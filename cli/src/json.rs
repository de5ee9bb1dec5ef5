//! The JSON objects that commands print, with the version of their form.

use crate::Unusable;
use genvisa_report::escaped_json;
use serde::Serialize;

/// The version of the outputs: `cli/check.schema.json` and `cli/output.schema.json` describe them. A key that is removed or renamed
/// increments it.
const FORMAT: u32 = 1;

/// An object with the version of the outputs.
#[derive(Serialize)]
pub struct Versioned<T> {
    format_version: u32,
    #[serde(flatten)]
    value: T,
}

impl<T> Versioned<T> {
    /// A value that is an object in JSON.
    pub fn new(value: T) -> Self {
        Self { format_version: FORMAT, value }
    }
}

/// A line of JSON.
///
/// # Errors
/// JSON cannot represent the value.
pub fn line(value: &impl Serialize) -> Result<String, Unusable> {
    printable(serde_json::to_string(value))
}

/// A text of JSON whose characters a terminal shows, with a line end.
///
/// # Errors
/// JSON could not represent the value.
pub fn printable(text: serde_json::Result<String>) -> Result<String, Unusable> {
    text.map(|text| escaped_json(text) + "\n").map_err(|error| Unusable(format!("error: JSON: {error}")))
}

/// A line with one versioned object.
///
/// # Errors
/// JSON cannot represent the value.
pub fn object(value: impl Serialize) -> Result<String, Unusable> {
    line(&Versioned::new(value))
}

/// A line with an array of versioned objects.
///
/// # Errors
/// JSON cannot represent a value.
pub fn array(values: impl IntoIterator<Item = impl Serialize>) -> Result<String, Unusable> {
    line(&values.into_iter().map(Versioned::new).collect::<Vec<_>>())
}
