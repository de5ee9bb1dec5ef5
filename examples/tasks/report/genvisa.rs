use genvisa::{Module, Platform};
use std::error::Error;
use std::fmt::Write;

pub fn run(file: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    for (place, violation) in Module::decode(file)?.validate(Platform::Skl) {
        writeln!(out, "{place}: {violation}")?;
    }
    Ok(())
}
