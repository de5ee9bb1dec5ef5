//! A single instruction as text.

use crate::module::predefined;
use crate::print;
use crate::symbols::{Naming, Symbol};
use genvisa::{DataType, Instruction, LabelKind};
use std::borrow::Cow;
use std::fmt;

/// Displays an instruction as text, with an index in place of each name that a program chooses: `V32`, `L0`.
///
/// ```
/// use genvisa::{Mov, build::reg, execution::ExecSize};
///
/// let mov = Mov::new(ExecSize::Simd8, reg(33).stride(1), 7u32).into();
/// assert_eq!(genvisa_asm::Text(&mov).to_string(), "mov (M1, 8) V33(0,0)<1> 0x7:ud");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Text<'i>(pub &'i Instruction);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        match print::instruction(self.0, &Indexes, &mut text) {
            Ok(()) => f.write_str(&text),
            Err(why) => write!(f, "// {}: {why}", self.0.info().name),
        }
    }
}

/// Names that consist of a letter and an index.
struct Indexes;

impl Naming for Indexes {
    fn name(&self, symbol: Symbol) -> Cow<'_, str> {
        predefined::name_of(symbol).map_or_else(|| symbol.indexed().into(), Cow::Borrowed)
    }

    fn type_of(&self, variable: u32) -> Option<DataType> {
        predefined::type_of(variable)
    }

    fn label(&self, index: u32) -> Cow<'_, [u8]> {
        format!("L{index}").into_bytes().into()
    }

    fn label_kind(&self, _: u32) -> Option<LabelKind> {
        None
    }

    fn string(&self, index: u32) -> Cow<'_, [u8]> {
        format!("string {index}").into_bytes().into()
    }
}
