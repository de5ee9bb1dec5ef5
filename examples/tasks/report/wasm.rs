use std::error::Error;
use std::fmt::Write;
use wasmparser::{Parser, ValidPayload, Validator};

pub fn run(file: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    let mut validator = Validator::new();
    for payload in Parser::new(0).parse_all(file) {
        if let ValidPayload::Func(function, body) = validator.payload(&payload?)? {
            let mut function = function.into_validator(Default::default());
            for item in body.get_operators_reader()?.into_iter_with_offsets() {
                let (operator, offset) = item?;
                if let Err(error) = function.op(offset, &operator) {
                    writeln!(out, "{offset}: {error}")?;
                }
            }
        }
    }
    Ok(())
}
