use genvisa::{Instruction, NEWEST_VERSION};
use std::error::Error;
use std::fmt::Write;

pub fn run(bytes: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    let (instruction, _) = Instruction::decode(bytes, NEWEST_VERSION)?;
    for access in instruction.accesses() {
        writeln!(out, "{access}")?;
    }
    Ok(())
}
