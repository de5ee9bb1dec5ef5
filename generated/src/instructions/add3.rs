//! Generated from spec/instructions/ADD3.md by `cargo xtask regen`; do not edit.
//! ADD3 from `spec/instructions/ADD3.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Adds three values per channel.
///
/// `spec/instructions/ADD3.md:7`
///
/// ```text
/// [(<pred>) ]add3[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ADD3",
    opcode = 0x84,
    on = "XEHP+",
    text = ["[(<pred>) ]add3[.sat] (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/ADD3.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADD3/opcode",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x84",
    doc = "the code of the instruction",
    sum = "fbdc3129685bcc16"
)]
#[rule(
    Static,
    id = "ADD3/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 24,
    kind = "platform",
    expr = "on(\"XEHP+\")",
    doc = "the platforms that have the instruction",
    sum = "3c93d733e8b2157f"
)]
#[rule(
    Static,
    id = "ADD3/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ADD3/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADD3/dst/type",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "b1a705d288c895bb"
)]
#[rule(
    Static,
    id = "ADD3/dst/class",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ADD3/src0/type",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "b862c66b89d7310e"
)]
#[rule(
    Static,
    id = "ADD3/src0/class",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "ADD3/src0/modifier",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "b862c66b89d7310e"
)]
#[rule(
    Static,
    id = "ADD3/src1/type",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "90b5dcc5a7bc001f"
)]
#[rule(
    Static,
    id = "ADD3/src1/class",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "ADD3/src1/modifier",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "90b5dcc5a7bc001f"
)]
#[rule(
    Static,
    id = "ADD3/src2/type",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src2), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "7d2bbc9ff6dc387d"
)]
#[rule(
    Static,
    id = "ADD3/src2/class",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "ADD3/src2/modifier",
    on = "",
    page = "spec/instructions/ADD3.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7d2bbc9ff6dc387d"
)]
pub struct Add3 {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ADD3.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/ADD3.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// sum
    ///
    /// `spec/instructions/ADD3.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// first summand
    ///
    /// `spec/instructions/ADD3.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// second summand
    ///
    /// `spec/instructions/ADD3.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
    /// third summand
    ///
    /// `spec/instructions/ADD3.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src2: VecOperand,
}
