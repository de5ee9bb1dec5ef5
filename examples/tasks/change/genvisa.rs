use genvisa::{Instruction, Module};
use std::error::Error;

pub fn run(file: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = Module::decode(file)?;
    for body in module.bodies_mut() {
        body.change(|_, instruction| match instruction {
            Instruction::Mul(mul) if mul.src1 == 3u32.into() => mul.src1 = 7u32.into(),
            _ => {}
        })?;
    }
    module.lay_out()?;
    Ok(module.encode()?)
}
