use iced_x86::{Decoder, DecoderOptions, Encoder, Mnemonic};
use object::{Object, ObjectSection};
use std::error::Error;

pub fn run(file: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let object = object::File::parse(file)?;
    let text = object.section_by_name(".text").ok_or("no code")?;
    let mut encoder = Encoder::new(64);
    for mut instruction in &mut Decoder::new(64, text.data()?, DecoderOptions::NONE) {
        if instruction.mnemonic() == Mnemonic::Imul && instruction.op_count() == 3 {
            instruction.set_immediate8to32(7);
        }
        encoder.encode(&instruction, instruction.ip())?;
    }
    let (code, mut file) = (encoder.take_buffer(), file.to_vec());
    let (offset, _) = text.file_range().ok_or("no bytes")?;
    file[offset as usize..][..code.len()].copy_from_slice(&code);
    Ok(file)
}
