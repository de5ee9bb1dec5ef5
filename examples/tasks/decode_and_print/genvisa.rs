use genvisa::Module;
use genvisa_asm::Text;
use std::error::Error;
use std::fmt::Write;

pub fn run(file: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    for body in Module::decode(file)?.bodies() {
        for instruction in body {
            writeln!(out, "{}", Text(&instruction))?;
        }
    }
    Ok(())
}
