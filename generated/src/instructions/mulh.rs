//! Generated from spec/instructions/MULH.md by `cargo xtask regen`; do not edit.
//! MULH from `spec/instructions/MULH.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// High halves of products.
///
/// `spec/instructions/MULH.md:7`
///
/// ```text
/// [(<pred>) ]mulh (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MULH",
    opcode = 0x0d,
    text = ["[(<pred>) ]mulh (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/MULH.md",
    line = 7
)]
#[rule(
    Static,
    id = "MULH/opcode",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0d",
    doc = "the code of the instruction",
    sum = "ac86d960438cd4e8"
)]
#[rule(
    Static,
    id = "MULH/exec_size/reserved",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "MULH/exec_size/encoding",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MULH/dst/type",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "bc279a855c666502"
)]
#[rule(
    Static,
    id = "MULH/dst/class",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MULH/dst/saturation",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 51,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "bc279a855c666502"
)]
#[rule(
    Static,
    id = "MULH/src0/type",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "a281cd976b854371"
)]
#[rule(
    Static,
    id = "MULH/src0/class",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MULH/src0/modifier",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "a281cd976b854371"
)]
#[rule(
    Static,
    id = "MULH/src1/type",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "99412386333fb7e6"
)]
#[rule(
    Static,
    id = "MULH/src1/class",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MULH/src1/modifier",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "99412386333fb7e6"
)]
#[rule(
    Static,
    id = "MULH/src1/same",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 56,
    kind = "type",
    expr = "ty(src1) == ty(src0)",
    doc = "`src1` must have the type of `src0`",
    sum = "b55e1a9fc6747fda"
)]
pub struct Mulh {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MULH.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/MULH.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// high half of the product
    ///
    /// `spec/instructions/MULH.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// first factor
    ///
    /// `spec/instructions/MULH.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// second factor
    ///
    /// `spec/instructions/MULH.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
