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
    sum = "7d7b8f602a3428e6"
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
    sum = "4cdafcad1ca38224"
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
    sum = "fe0ea9c9bdb25f7f"
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
    sum = "fe0ea9c9bdb25f7f"
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
    sum = "9243cf9de2b589e9"
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
    sum = "9243cf9de2b589e9"
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
    sum = "4408f7ad91116a35"
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
    sum = "4408f7ad91116a35"
)]
pub struct Dp4a {
    /// channels and the mask over them
    ///
    /// `spec/instructions/DP4A.md:31`
    #[field("ub", line = 31)]
    pub exec_size: ExecSizeBits,
    /// which channels execute
    ///
    /// `spec/instructions/DP4A.md:56`
    #[field("uw", line = 56)]
    pub pred: PredBits,
    /// the new sum
    ///
    /// `spec/instructions/DP4A.md:57`
    #[field("vec_operand", line = 57, role = Destination)]
    pub dst: VecOperand,
    /// the sum so far
    ///
    /// `spec/instructions/DP4A.md:58`
    #[field("vec_operand", line = 58, role = Source)]
    pub src0: VecOperand,
    /// four factors
    ///
    /// `spec/instructions/DP4A.md:59`
    #[field("vec_operand", line = 59, role = Source)]
    pub src1: VecOperand,
    /// the other four
    ///
    /// `spec/instructions/DP4A.md:60`
    #[field("vec_operand", line = 60, role = Source)]
    pub src2: VecOperand,
}
