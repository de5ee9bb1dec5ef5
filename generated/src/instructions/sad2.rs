//! Generated from spec/instructions/SAD2.md by `cargo xtask regen`; do not edit.
//! SAD2 from `spec/instructions/SAD2.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Adds up the absolute differences of pairs of channels.
///
/// `spec/instructions/SAD2.md:7`
///
/// ```text
/// [(<pred>) ]sad2[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SAD2",
    opcode = 0x16,
    on = "-ICLLP",
    text = ["[(<pred>) ]sad2[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SAD2.md",
    line = 7
)]
#[rule(
    Static,
    id = "SAD2/opcode",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x16",
    doc = "the code of the instruction",
    sum = "c75aaa16bbacdea7"
)]
#[rule(
    Static,
    id = "SAD2/exec_size/reserved",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SAD2/exec_size/encoding",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SAD2/dst/type",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), W | UW)",
    doc = "the types of the operand",
    sum = "db946b7f9a36e661"
)]
#[rule(
    Static,
    id = "SAD2/dst/class",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SAD2/src0/type",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), B | UB)",
    doc = "the types of the operand",
    sum = "8cd2469a1fa47253"
)]
#[rule(
    Static,
    id = "SAD2/src0/class",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SAD2/src0/modifier",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c90b5044696943d1"
)]
#[rule(
    Static,
    id = "SAD2/src1/type",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), B | UB)",
    doc = "the types of the operand",
    sum = "8cd2469a1fa47253"
)]
#[rule(
    Static,
    id = "SAD2/src1/class",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SAD2/src1/modifier",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "84290f69bb8c2fa0"
)]
#[rule(
    Static,
    id = "SAD2/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 54,
    kind = "platform",
    expr = "on(\"-ICLLP\")",
    doc = "the platforms that have the instruction",
    sum = "5fbe81a91c5a0518"
)]
#[rule(
    Runtime,
    id = "SAD2/dst/odd",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 56,
    kind = "access",
    expr = "exec_size > 1 => undefined(stored(dst))",
    doc = "`dst` has undefined values in its odd elements if `exec_size` is greater than 1",
    sum = "6a594b2b50e0bc77"
)]
pub struct Sad2 {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SAD2.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SAD2.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// one sum for two channels, in the even channels
    ///
    /// `spec/instructions/SAD2.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// minuends
    ///
    /// `spec/instructions/SAD2.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// subtrahends
    ///
    /// `spec/instructions/SAD2.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
