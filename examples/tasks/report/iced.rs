use iced_x86::{Decoder, DecoderOptions};
use object::{Object, ObjectSection};
use std::error::Error;
use std::fmt::Write;

pub fn run(file: &[u8], out: &mut String) -> Result<(), Box<dyn Error>> {
    let object = object::File::parse(file)?;
    for section in object.sections().filter(|section| section.kind() == object::SectionKind::Text) {
        for instruction in &mut Decoder::new(64, section.data()?, DecoderOptions::NONE) {
            if instruction.is_invalid() {
                writeln!(out, "{}: invalid", instruction.ip())?;
            }
        }
    }
    Ok(())
}
