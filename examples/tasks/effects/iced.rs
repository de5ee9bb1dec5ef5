use iced_x86::{Decoder, DecoderOptions, InstructionInfoFactory};
use std::error::Error;
use std::fmt::Write;

pub fn run(bytes: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    let instruction = Decoder::new(64, bytes, DecoderOptions::NONE).decode();
    for register in InstructionInfoFactory::new().info(&instruction).used_registers() {
        writeln!(out, "{register:?}")?;
    }
    Ok(())
}
