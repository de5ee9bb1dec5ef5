//! Outputs of implementations, compared with those of vectors.

use crate::ours::{assembled, platform};
use crate::same_module::mean_the_same;
use genvisa::Module;
use genvisa_runner::request::Data;
use genvisa_runner::vector::Vector;

/// Whether an object or a text means the same module as the output of a vector.
///
/// # Errors
/// If it does not, with the reason.
pub fn same_output(vector: &Vector, expected: &Data, found: &Data) -> Result<(), String> {
    let module = |data: &Data| match data {
        Data::Base64(bytes) => Module::from_bytes(bytes).map_err(|error| error.to_string()),
        Data::Text(text) => assembled(text, platform(&vector.platform)?),
    };
    let expected = module(expected).map_err(|error| format!("the expected output: {error}"))?;
    let found = module(found).map_err(|error| format!("the output: {error}"))?;
    match mean_the_same(&expected, &found) {
        true => Ok(()),
        false => Err("the output is another module".into()),
    }
}
