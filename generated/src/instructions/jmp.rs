//! Generated from spec/instructions/JMP.md by `cargo xtask regen`; do not edit.
//! JMP from `spec/instructions/JMP.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Jumps to a block, all channels together.
///
/// `spec/instructions/JMP.md:7`
///
/// ```text
/// [(<pred>) ]jmp (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "JMP",
    opcode = 0x32,
    text = ["[(<pred>) ]jmp (<exec_size>) <label>"],
    page = "spec/instructions/JMP.md",
    line = 7
)]
#[rule(
    Static,
    id = "JMP/opcode",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x32",
    doc = "the code of the instruction",
    sum = "e413b6a575827720"
)]
#[rule(
    Static,
    id = "JMP/exec_size/reserved",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 24,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "JMP/exec_size/encoding",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 25,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000)",
    doc = "no other codes than the listed ones",
    sum = "94520b2f45280357"
)]
#[rule(
    Static,
    id = "JMP/label/declared",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 45,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "883316678895a317"
)]
#[rule(
    Static,
    id = "JMP/label/kind",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 48,
    kind = "label",
    expr = "kind(label) == Block",
    doc = "`label` must have the kind `block`",
    sum = "266f7dc4c02bd2b7"
)]
#[rule(
    Object,
    id = "JMP/label/places",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 49,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
#[rule(
    Object,
    id = "JMP/label/subroutine",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 50,
    kind = "field",
    expr = "same_subroutine(label)",
    doc = "`label` must be defined in the subroutine of the jump",
    sum = "9be26b64c8d8a27f"
)]
pub struct Jmp {
    /// execution size and execution mask
    ///
    /// `spec/instructions/JMP.md:24`
    #[field("ub", line = 24, only = [0b000])]
    pub exec_size: ExecSizeBits,
    /// predicate that decides whether to jump
    ///
    /// `spec/instructions/JMP.md:44`
    #[field("uw", line = 44)]
    pub pred: PredBits,
    /// index of the label of the block
    ///
    /// `spec/instructions/JMP.md:45`
    #[field("uw", line = 45, refers = label)]
    pub label: u16,
}
