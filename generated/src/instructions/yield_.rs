//! Generated from spec/instructions/YIELD.md by `cargo xtask regen`; do not edit.
//! YIELD from `spec/instructions/YIELD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Lets another thread of the execution unit go on.
///
/// `spec/instructions/YIELD.md:7`
///
/// ```text
/// yield
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "YIELD",
    opcode = 0x5f,
    text = ["yield"],
    page = "spec/instructions/YIELD.md",
    line = 7
)]
#[rule(
    Static,
    id = "YIELD/opcode",
    on = "",
    page = "spec/instructions/YIELD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x5f",
    doc = "`opcode` of YIELD must be 0x5f",
    sum = "8c9a3236b1fc8c78"
)]
pub struct Yield {}
