//! Generated from spec/instructions/RET.md by `cargo xtask regen`; do not edit.
//! RET from `spec/instructions/RET.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Returns from a subroutine; in the kernel itself, ends the thread.
///
/// `spec/instructions/RET.md:7`
///
/// ```text
/// [(<pred>) ]ret (<exec_size>)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RET",
    opcode = 0x34,
    text = ["[(<pred>) ]ret (<exec_size>)"],
    page = "spec/instructions/RET.md",
    line = 7
)]
#[rule(
    Static,
    id = "RET/opcode",
    on = "",
    page = "spec/instructions/RET.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x34",
    doc = "the code of the instruction",
    sum = "bb6f81835c24d966"
)]
#[rule(
    Static,
    id = "RET/exec_size/reserved",
    on = "",
    page = "spec/instructions/RET.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RET/exec_size/encoding",
    on = "",
    page = "spec/instructions/RET.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RET/exec_size/scalar",
    on = "",
    page = "spec/instructions/RET.md",
    line = 57,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
pub struct Ret {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RET.md:29`
    #[field("ub", line = 29)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that return
    ///
    /// `spec/instructions/RET.md:54`
    #[field("uw", line = 54)]
    pub pred: PredBits,
}
