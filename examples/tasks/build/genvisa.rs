use genvisa::build::{ARG, RETVAL, reg};
use genvisa::execution::{ExecSize::*, Mask};
use genvisa::{LabelKind, Module, NEWEST_VERSION, instructions, object::FunctionData};
use std::error::Error;

pub fn run() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut function = FunctionData::named("f").with_sizes(1, 1);
    let entry = function.add_label("f", LabelKind::Subroutine);
    let (x, y, to) = (reg(ARG), reg(RETVAL), reg(RETVAL).stride(1));
    let code = instructions![
        Subroutine(entry),
        Mul(Simd8, to, x, 3u32),
        Add(Simd8, to, y, 5u32),
        Mul(Simd8, to, y, x),
        Xor(Simd8, to, y, 9u32),
        Shl(Simd8, to, y, 2u32),
        Add(Simd8, to, y, x),
        And(Simd8, to, y, 255u32),
        Or(Simd8, to, y, 1u32),
        Fret((Simd1, Mask::M1Nm)),
    ];
    let mut module = Module::new(NEWEST_VERSION);
    module.add_function(function, &code)?;
    module.lay_out()?;
    Ok(module.encode()?)
}
