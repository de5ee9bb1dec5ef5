//! Reports every invalid instruction of a file with its position.

pub mod genvisa;
pub mod iced;
pub mod wasm;
