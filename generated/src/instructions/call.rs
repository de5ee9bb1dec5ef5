//! Generated from spec/instructions/CALL.md by `cargo xtask regen`; do not edit.
//! CALL from `spec/instructions/CALL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Calls a subroutine.
///
/// `spec/instructions/CALL.md:7`
///
/// ```text
/// [(<pred>) ]call (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "CALL",
    opcode = 0x33,
    text = ["[(<pred>) ]call (<exec_size>) <label>"],
    page = "spec/instructions/CALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "CALL/opcode",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x33",
    doc = "the code of the instruction",
    sum = "c424229a44d18ebc"
)]
#[rule(
    Static,
    id = "CALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "CALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "CALL/label/declared",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 54,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "20754dd4c8f13310"
)]
#[rule(
    Static,
    id = "CALL/exec_size/scalar",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 57,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
#[rule(
    Static,
    id = "CALL/label/kind",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 59,
    kind = "label",
    expr = "matches!(kind(label), Subroutine | Composition)",
    doc = "`label` must have the kind `subroutine`, or `composition` where the bytes mean FCCALL, which shares the opcode",
    sum = "4999e9c0d07209be"
)]
#[rule(
    Object,
    id = "CALL/label/places",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 61,
    kind = "label",
    expr = "kind(label) == Subroutine => label_places(label) == 1",
    doc = "`label` of the kind `subroutine` must be defined at exactly 1 place in the body",
    sum = "c5ece10ea49adcb9"
)]
#[rule(
    Object,
    id = "CALL/label/recursion",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 63,
    kind = "field",
    expr = "!calls_back(label)",
    doc = "`label` must not name a subroutine that calls the subroutine of this instruction, directly or through others",
    sum = "019de2d6de682d94"
)]
pub struct Call {
    /// execution size and execution mask
    ///
    /// `spec/instructions/CALL.md:28`
    #[field("ub", line = 28)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that call
    ///
    /// `spec/instructions/CALL.md:53`
    #[field("uw", line = 53)]
    pub pred: PredBits,
    /// index of the label of the subroutine
    ///
    /// `spec/instructions/CALL.md:54`
    #[field("uw", line = 54, refers = label)]
    pub label: u16,
}
