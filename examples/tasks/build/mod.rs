//! Builds a function of ten instructions and encodes a file with it.

pub mod genvisa;
pub mod iced;
pub mod wasm;
