// Generated from spec/chapters/execution.md by `cargo xtask regen`; do not edit.
//! Chapter of the specification: execution.

mod exec_size;

pub use exec_size::*;
