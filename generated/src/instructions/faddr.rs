//! Generated from spec/instructions/FADDR.md by `cargo xtask regen`; do not edit.
//! FADDR from `spec/instructions/FADDR.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// Takes the address of a function.
///
/// `spec/instructions/FADDR.md:7`
///
/// ```text
/// faddr <func_id> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "FADDR",
    opcode = 0x50,
    text = ["faddr <func_id> <dst>"],
    page = "spec/instructions/FADDR.md",
    line = 7
)]
#[rule(
    Static,
    id = "FADDR/opcode",
    on = "",
    page = "spec/instructions/FADDR.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x50",
    doc = "the code of the instruction",
    sum = "6c6854250548cc72"
)]
#[rule(
    Static,
    id = "FADDR/dst/type",
    on = "",
    page = "spec/instructions/FADDR.md",
    line = 24,
    kind = "type",
    expr = "matches!(ty(dst), UD | UQ)",
    doc = "the types of the operand",
    sum = "052074f54779767f"
)]
#[rule(
    Static,
    id = "FADDR/dst/saturation",
    on = "",
    page = "spec/instructions/FADDR.md",
    line = 24,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "8d50bd17e5fd1519"
)]
pub struct Faddr {
    /// index of the string that names the function
    ///
    /// `spec/instructions/FADDR.md:23`
    #[field("uw", line = 23, refers = string)]
    pub func_id: u16,
    /// address of the function
    ///
    /// `spec/instructions/FADDR.md:24`
    #[field("vec_operand", line = 24, role = Destination)]
    pub dst: VecOperand,
}
