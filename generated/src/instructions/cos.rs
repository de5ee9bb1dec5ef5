//! Generated from spec/instructions/COS.md by `cargo xtask regen`; do not edit.
//! COS from `spec/instructions/COS.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Cosine per channel.
///
/// `spec/instructions/COS.md:7`
///
/// ```text
/// [(<pred>) ]cos[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "COS",
    opcode = 0x18,
    text = ["[(<pred>) ]cos[.sat] (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/COS.md",
    line = 7
)]
#[rule(
    Static,
    id = "COS/opcode",
    on = "",
    page = "spec/instructions/COS.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x18",
    doc = "the code of the instruction",
    sum = "4e70f084fe1c9c28"
)]
#[rule(
    Static,
    id = "COS/exec_size/reserved",
    on = "",
    page = "spec/instructions/COS.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "COS/exec_size/encoding",
    on = "",
    page = "spec/instructions/COS.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "COS/dst/type",
    on = "",
    page = "spec/instructions/COS.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), HF | F)",
    doc = "the types of the instruction",
    sum = "04f6e48d2c04f2c1"
)]
#[rule(
    Static,
    id = "COS/dst/class",
    on = "",
    page = "spec/instructions/COS.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "COS/src0/type",
    on = "",
    page = "spec/instructions/COS.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), HF | F)",
    doc = "the types of the instruction",
    sum = "704f5adff1638e16"
)]
#[rule(
    Static,
    id = "COS/src0/class",
    on = "",
    page = "spec/instructions/COS.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "COS/src0/modifier",
    on = "",
    page = "spec/instructions/COS.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "704f5adff1638e16"
)]
pub struct Cos {
    /// execution size and execution mask
    ///
    /// `spec/instructions/COS.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/COS.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// cosine
    ///
    /// `spec/instructions/COS.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// angle in radians
    ///
    /// `spec/instructions/COS.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
}
