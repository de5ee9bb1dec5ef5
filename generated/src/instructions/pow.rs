//! Generated from spec/instructions/POW.md by `cargo xtask regen`; do not edit.
//! POW from `spec/instructions/POW.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Powers of any base.
///
/// `spec/instructions/POW.md:7`
///
/// ```text
/// [(<pred>) ]pow[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "POW",
    opcode = 0x11,
    text = ["[(<pred>) ]pow[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/POW.md",
    line = 7
)]
#[rule(
    Static,
    id = "POW/opcode",
    on = "",
    page = "spec/instructions/POW.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x11",
    doc = "the code of the instruction",
    sum = "09806081f6561070"
)]
#[rule(
    Static,
    id = "POW/exec_size/reserved",
    on = "",
    page = "spec/instructions/POW.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "POW/exec_size/encoding",
    on = "",
    page = "spec/instructions/POW.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "POW/dst/type",
    on = "",
    page = "spec/instructions/POW.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), HF | F)",
    doc = "the types of the instruction",
    sum = "4dcad4470367eced"
)]
#[rule(
    Static,
    id = "POW/dst/class",
    on = "",
    page = "spec/instructions/POW.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "POW/src0/type",
    on = "",
    page = "spec/instructions/POW.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), HF | F)",
    doc = "the types of the instruction",
    sum = "c2f9d5d99027aea9"
)]
#[rule(
    Static,
    id = "POW/src0/class",
    on = "",
    page = "spec/instructions/POW.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "POW/src0/modifier",
    on = "",
    page = "spec/instructions/POW.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c2f9d5d99027aea9"
)]
#[rule(
    Static,
    id = "POW/src1/type",
    on = "",
    page = "spec/instructions/POW.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), HF | F)",
    doc = "the types of the instruction",
    sum = "a3cd6a6e80afa3e0"
)]
#[rule(
    Static,
    id = "POW/src1/class",
    on = "",
    page = "spec/instructions/POW.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "POW/src1/modifier",
    on = "",
    page = "spec/instructions/POW.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "a3cd6a6e80afa3e0"
)]
pub struct Pow {
    /// execution size and execution mask
    ///
    /// `spec/instructions/POW.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/POW.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// power
    ///
    /// `spec/instructions/POW.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// base
    ///
    /// `spec/instructions/POW.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// exponent
    ///
    /// `spec/instructions/POW.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
