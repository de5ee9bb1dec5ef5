//! Comparison of outputs.

use crate::request::Data;
use crate::vector::Vector;

/// Compares the output of an implementation with that of the vector. The error describes the first difference.
pub type Compare = dyn Fn(&Vector, &Data, &Data) -> Result<(), String> + Sync;

/// Outputs are equal if their kind and their bytes are equal.
///
/// # Errors
/// With the first difference.
pub fn equal_bytes(_: &Vector, expected: &Data, found: &Data) -> Result<(), String> {
    if std::mem::discriminant(expected) != std::mem::discriminant(found) {
        return Err(format!("the output is {}, not {}", kind(found), kind(expected)));
    }
    let (expected, found) = (expected.bytes(), found.bytes());
    if let Some(at) = expected.iter().zip(found).position(|(expected, found)| expected != found) {
        return Err(format!("the output has {:#04x} at byte {at}, not {:#04x}", found[at], expected[at]));
    }
    match expected.len() == found.len() {
        true => Ok(()),
        false => Err(format!("the output has {} bytes, not {}", found.len(), expected.len())),
    }
}

fn kind(data: &Data) -> &'static str {
    match data {
        Data::Base64(_) => "an object",
        Data::Text(_) => "text",
    }
}
