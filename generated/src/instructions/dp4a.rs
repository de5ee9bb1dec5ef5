//! Generated from spec/instructions/DP4A.md by `cargo xtask regen`; do not edit.
//! DP4A from `spec/instructions/DP4A.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Adds the products of four pairs of bytes to a sum.
///
/// `spec/instructions/DP4A.md:7`
///
/// ```text
/// [(<pred>) ]dp4a[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "DP4A",
    opcode = 0x82,
    on = "TGLLP+",
    text = ["[(<pred>) ]dp4a[.sat] (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/DP4A.md",
    line = 7
)]
#[rule(
    Static,
    id = "DP4A/opcode",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x82",
    doc = "the code of the instruction",
    sum = "56bda399476cdad9"
)]
#[rule(
    Static,
    id = "DP4A/exec_size/reserved",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 31,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "DP4A/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 31,
    kind = "platform",
    expr = "on(\"TGLLP+\")",
    doc = "the platforms that have the instruction",
    sum = "48cd5a9321ce7635"
)]
#[rule(
    Static,
    id = "DP4A/exec_size/encoding",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 32,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "DP4A/dst/type",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "f194814c207e37bd"
)]
#[rule(
    Static,
    id = "DP4A/dst/class",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "DP4A/src0/type",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "2449be8a39bec518"
)]
#[rule(
    Static,
    id = "DP4A/src0/class",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 58,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DP4A/src0/modifier",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 58,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "2449be8a39bec518"
)]
#[rule(
    Static,
    id = "DP4A/src1/type",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "19542497a7474dd3"
)]
#[rule(
    Static,
    id = "DP4A/src1/class",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 59,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DP4A/src1/modifier",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 59,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "19542497a7474dd3"
)]
#[rule(
    Static,
    id = "DP4A/src2/type",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "d140dfe8f0215f28"
)]
#[rule(
    Static,
    id = "DP4A/src2/class",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 60,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DP4A/src2/modifier",
    on = "",
    page = "spec/instructions/DP4A.md",
    line = 60,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "d140dfe8f0215f28"
)]
pub struct Dp4a {
    /// execution size and execution mask
    ///
    /// `spec/instructions/DP4A.md:31`
    #[field("ub", line = 31)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/DP4A.md:56`
    #[field("uw", line = 56)]
    pub pred: PredBits,
    /// new sum
    ///
    /// `spec/instructions/DP4A.md:57`
    #[field("vec_operand", line = 57, role = Destination)]
    pub dst: VecOperand,
    /// previous sum
    ///
    /// `spec/instructions/DP4A.md:58`
    #[field("vec_operand", line = 58, role = Source)]
    pub src0: VecOperand,
    /// first four factors
    ///
    /// `spec/instructions/DP4A.md:59`
    #[field("vec_operand", line = 59, role = Source)]
    pub src1: VecOperand,
    /// second four factors
    ///
    /// `spec/instructions/DP4A.md:60`
    #[field("vec_operand", line = 60, role = Source)]
    pub src2: VecOperand,
}
