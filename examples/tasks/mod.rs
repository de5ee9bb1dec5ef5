//! The same tasks with `genvisa` and with the crates for x86 and WebAssembly.

pub mod build;
pub mod change;
pub mod decode_and_print;
pub mod effects;
pub mod report;
