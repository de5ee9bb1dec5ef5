use std::convert::Infallible;
use std::error::Error;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{Instruction, Module};
use wasmparser::{Operator, Parser};

struct Change;

impl Reencode for Change {
    type Error = Infallible;

    fn instruction<'a>(&mut self, one: Operator<'a>) -> Result<Instruction<'a>, reencode::Error> {
        Ok(match reencode::utils::instruction(self, one)? {
            Instruction::I32Const(3) => Instruction::I32Const(7),
            other => other,
        })
    }
}

pub fn run(file: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = Module::new();
    Change.parse_core_module(&mut module, Parser::new(0), file)?;
    Ok(module.finish())
}
