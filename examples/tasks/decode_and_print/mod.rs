//! Decodes a file and prints each instruction with its operands.

pub mod genvisa;
pub mod iced;
pub mod wasm;
