//! Generated from spec/instructions/FCCALL.md by `cargo xtask regen`; do not edit.
//! FCCALL from `spec/instructions/FCCALL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Calls another kernel, which a linker provides.
///
/// `spec/instructions/FCCALL.md:7`
///
/// ```text
/// [(<pred>) ]fccall (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "FCCALL",
    opcode = 0x33,
    same_as = "CALL",
    text = ["[(<pred>) ]fccall (<exec_size>) <label>"],
    page = "spec/instructions/FCCALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "FCCALL/opcode",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x33",
    doc = "the code of the instruction",
    sum = "11ef1619cebe0639"
)]
#[rule(
    Static,
    id = "FCCALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 23,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "FCCALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 24,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FCCALL/label/declared",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 49,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "22253becb6cbad66"
)]
#[rule(
    Static,
    id = "FCCALL/label/kind",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 52,
    kind = "label",
    expr = "kind(label) == Composition",
    doc = "`label` must have the kind `composition`: it names a kernel outside of this one",
    sum = "d65da89bacdfa578"
)]
pub struct Fccall {
    /// execution size and execution mask
    ///
    /// `spec/instructions/FCCALL.md:23`
    #[field("ub", line = 23)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that call
    ///
    /// `spec/instructions/FCCALL.md:48`
    #[field("uw", line = 48)]
    pub pred: PredBits,
    /// index of the label of the function
    ///
    /// `spec/instructions/FCCALL.md:49`
    #[field("uw", line = 49, refers = label)]
    pub label: u16,
}
