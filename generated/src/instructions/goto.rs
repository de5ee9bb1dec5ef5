//! Generated from spec/instructions/GOTO.md by `cargo xtask regen`; do not edit.
//! GOTO from `spec/instructions/GOTO.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Jumps to a block, each channel on its own.
///
/// `spec/instructions/GOTO.md:7`
///
/// ```text
/// [(<pred>) ]goto (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "GOTO",
    opcode = 0x6c,
    text = ["[(<pred>) ]goto (<exec_size>) <label>"],
    page = "spec/instructions/GOTO.md",
    line = 7
)]
#[rule(
    Static,
    id = "GOTO/opcode",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x6c",
    doc = "the code of the instruction",
    sum = "5a6accd0fbf4ed70"
)]
#[rule(
    Static,
    id = "GOTO/exec_size/reserved",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "GOTO/exec_size/encoding",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "GOTO/label/declared",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 55,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "883316678895a317"
)]
#[rule(
    Static,
    id = "GOTO/label/kind",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 58,
    kind = "label",
    expr = "kind(label) == Block",
    doc = "`label` must have the kind `block`",
    sum = "266f7dc4c02bd2b7"
)]
#[rule(
    Object,
    id = "GOTO/label/places",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 59,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
#[rule(
    Object,
    id = "GOTO/label/subroutine",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 60,
    kind = "field",
    expr = "same_subroutine(label)",
    doc = "`label` must be defined in the subroutine of the jump",
    sum = "9be26b64c8d8a27f"
)]
pub struct Goto {
    /// execution size and execution mask
    ///
    /// `spec/instructions/GOTO.md:29`
    #[field("ub", line = 29)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that jump
    ///
    /// `spec/instructions/GOTO.md:54`
    #[field("uw", line = 54)]
    pub pred: PredBits,
    /// index of the label of the block
    ///
    /// `spec/instructions/GOTO.md:55`
    #[field("uw", line = 55, refers = label)]
    pub label: u16,
}
