//! Whole files: what stands around instructions.

mod attributes;
mod places;
mod predefined;
pub(crate) mod print;
pub(crate) mod read;
mod words;

pub use places::{ObjectPlaces, Places};
pub use read::Read;

use crate::{Problem, Target};
use genvisa::Module;

/// Reads a program for the usual [`Target`], as [`Target::assemble`] does.
///
/// # Errors
/// All mistakes, in the order of the text.
pub fn assemble(text: &str) -> Result<Module, Vec<Problem>> {
    Target::default().assemble(text)
}

/// Prints a program for the usual [`Target`], as [`Target::disassemble`] does.
pub fn disassemble(module: &Module) -> String {
    Target::default().disassemble(module)
}
