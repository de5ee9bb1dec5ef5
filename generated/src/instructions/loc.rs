//! Generated from spec/instructions/LOC.md by `cargo xtask regen`; do not edit.
//! LOC from `spec/instructions/LOC.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Gives the source line of the instructions behind it.
///
/// `spec/instructions/LOC.md:7`
///
/// ```text
/// LOC <line_number>
/// also .loc <line_number>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "LOC",
    opcode = 0x52,
    text = ["LOC <line_number>",
    "also .loc <line_number>"],
    page = "spec/instructions/LOC.md",
    line = 7
)]
#[rule(
    Static,
    id = "LOC/opcode",
    on = "",
    page = "spec/instructions/LOC.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x52",
    doc = "`opcode` of LOC must be 0x52",
    sum = "3f74d618d81864e5"
)]
pub struct Loc {
    /// line number
    ///
    /// `spec/instructions/LOC.md:23`
    #[field("ud", line = 23)]
    pub line_number: u32,
}
