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
    sum = "7d7b8f602a3428e6"
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
    doc = "a call of one channel has NoMask",
    sum = "02c360525350ad1d"
)]
#[rule(
    Static,
    id = "CALL/label/kind",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 58,
    kind = "label",
    expr = "matches!(kind(label), Subroutine | Composition)",
    doc = "the label is that of a subroutine; or of a function, where the bytes stand for FCCALL, which has the same opcode",
    sum = "140c2cdf9fea4749"
)]
#[rule(
    Object,
    id = "CALL/label/places",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 60,
    kind = "label",
    expr = "kind(label) == Subroutine => label_places(label) == 1",
    doc = "the label stands in the body, once",
    sum = "3c1bb5da6683e896"
)]
#[rule(
    Object,
    id = "CALL/label/recursion",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 61,
    kind = "field",
    expr = "!calls_back(label)",
    doc = "no subroutine calls itself, directly or through others",
    sum = "268344c3ffb74a33"
)]
pub struct Call {
    /// channels and the mask over them
    ///
    /// `spec/instructions/CALL.md:28`
    #[field("ub", line = 28)]
    pub exec_size: ExecSizeBits,
    /// which channels call
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
