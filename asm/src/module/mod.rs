//! Whole files: what stands around instructions.

mod attributes;
mod places;
mod predefined;
mod print;
mod read;
mod words;

pub use places::{ObjectPlaces, Places};
pub use print::{disassemble, disassemble_closely, disassemble_to};
pub use read::{Read, assemble, assemble_to_bytes, places, read};
