use std::error::Error;
use std::fmt::Write;
use wasmparser::{Parser, Payload};

pub fn run(file: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    for payload in Parser::new(0).parse_all(file) {
        if let Payload::CodeSectionEntry(body) = payload? {
            for operator in body.get_operators_reader()? {
                writeln!(out, "{:?}", operator?)?;
            }
        }
    }
    Ok(())
}
