//! Changes one operand in a file and encodes the file again.

pub mod genvisa;
pub mod iced;
pub mod wasm;
