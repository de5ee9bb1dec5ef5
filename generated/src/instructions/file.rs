//! Generated from spec/instructions/FILE.md by `cargo xtask regen`; do not edit.
//! FILE from `spec/instructions/FILE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Names the source file of the instructions behind it.
///
/// `spec/instructions/FILE.md:7`
///
/// ```text
/// FILE <file_name:quoted>
/// also .file <file_name:quoted>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "FILE",
    opcode = 0x51,
    text = ["FILE <file_name:quoted>",
    "also .file <file_name:quoted>"],
    page = "spec/instructions/FILE.md",
    line = 7
)]
#[rule(
    Static,
    id = "FILE/opcode",
    on = "",
    page = "spec/instructions/FILE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x51",
    doc = "`opcode` of FILE must be 0x51",
    sum = "d19240ebc6f9279e"
)]
pub struct File {
    /// index of the string with the file name
    ///
    /// `spec/instructions/FILE.md:23`
    #[field("uw{-v3.4}, ud{v3.4+}", line = 23, refers = string)]
    pub file_name: u32,
}
