//! Generated from spec/instructions/INVM.md by `cargo xtask regen`; do not edit.
//! INVM from `spec/instructions/INVM.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Begins a division: an approximation of the quotient, and where it is final.
///
/// `spec/instructions/INVM.md:7`
///
/// ```text
/// [(<pred>) ]invm (<exec_size>) <dst> <pred_dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "INVM",
    opcode = 0x9b,
    on = "XEHP+,SKL",
    text = ["[(<pred>) ]invm (<exec_size>) <dst> <pred_dst> <src0> <src1>"],
    page = "spec/instructions/INVM.md",
    line = 7
)]
#[rule(
    Static,
    id = "INVM/opcode",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x9b",
    doc = "the code of the instruction",
    sum = "e84a6447da424463"
)]
#[rule(
    Static,
    id = "INVM/exec_size/reserved",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "INVM/exec_size/encoding",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "INVM/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 37,
    kind = "platform",
    expr = "on(\"XEHP+,SKL\")",
    doc = "the platforms that have the instruction",
    sum = "e84bfaeb6d4a5449"
)]
#[rule(
    Static,
    id = "INVM/dst/type",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), F | DF)",
    doc = "the types of the instruction",
    sum = "35c9bb507d7ae5a6"
)]
#[rule(
    Static,
    id = "INVM/dst/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "INVM/dst/saturation",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "35c9bb507d7ae5a6"
)]
#[rule(
    Static,
    id = "INVM/pred_dst/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(pred_dst), Predicate)",
    doc = "the classes of the operand",
    sum = "03258fad1e175a91"
)]
#[rule(
    Static,
    id = "INVM/pred_dst/saturation",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(pred_dst) != Sat",
    doc = "results do not saturate",
    sum = "58b80435f2956e64"
)]
#[rule(
    Static,
    id = "INVM/src0/type",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), F | DF)",
    doc = "the types of the instruction",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "INVM/src0/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "INVM/src0/modifier",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "INVM/src1/type",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), F | DF)",
    doc = "the types of the instruction",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "INVM/src1/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "INVM/src1/modifier",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "INVM/pred_dst/elems",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 59,
    kind = "field",
    expr = "elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`pred_dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "1ad64a3d047e95d7"
)]
pub struct Invm {
    /// execution size and execution mask
    ///
    /// `spec/instructions/INVM.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/INVM.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// approximation of the quotient
    ///
    /// `spec/instructions/INVM.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// channels whose result needs no refinement
    ///
    /// `spec/instructions/INVM.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub pred_dst: VecOperand,
    /// dividend
    ///
    /// `spec/instructions/INVM.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// divisor
    ///
    /// `spec/instructions/INVM.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
}
