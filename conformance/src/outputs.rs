//! Outputs of implementations, compared with those of vectors.

use crate::ours::{assembled, platform};
use crate::same_module::mean_the_same;
use genvisa::Module;
use genvisa_runner::code::Code;
use genvisa_runner::request::{Data, Operation};
use genvisa_runner::score::equal_bytes;
use genvisa_runner::vector::Vector;

/// Whether an output means the same as that of a vector: the same module, the same fields of instructions, or the same bytes.
///
/// # Errors
/// If it does not, with the reason.
pub fn same_output(vector: &Vector, expected: &Data, found: &Data) -> Result<(), String> {
    match vector.operation {
        Operation::Decode => same_fields(expected, found),
        Operation::Encode => equal_bytes(vector, expected, found),
        _ => same_module(vector, expected, found),
    }
}

/// Whether two JSON texts are the same instructions. Spaces and the order of fields do not count.
fn same_fields(expected: &Data, found: &Data) -> Result<(), String> {
    let code = |data: &Data| data.text()?.parse::<Code>();
    let expected = code(expected).map_err(|error| format!("the expected output: {error}"))?;
    let found = code(found).map_err(|error| format!("the output: {error}"))?;
    expected.difference(&found).map_or(Ok(()), Err)
}

fn same_module(vector: &Vector, expected: &Data, found: &Data) -> Result<(), String> {
    let module = |data: &Data| match data {
        Data::Base64(bytes) => Module::decode(bytes).map_err(|error| error.to_string()),
        Data::Text(text) => assembled(text, platform(&vector.platform)?),
    };
    let expected = module(expected).map_err(|error| format!("the expected output: {error}"))?;
    let found = module(found).map_err(|error| format!("the output: {error}"))?;
    match mean_the_same(&expected, &found) {
        true => Ok(()),
        false => Err("the output is another module".into()),
    }
}
