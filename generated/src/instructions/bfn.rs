//! Generated from spec/instructions/BFN.md by `cargo xtask regen`; do not edit.
//! BFN from `spec/instructions/BFN.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Any boolean function of three values, bit by bit.
///
/// `spec/instructions/BFN.md:7`
///
/// ```text
/// [(<pred>) ]bfn.x<boolean_func_ctrl:hex> (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "BFN",
    opcode = 0x85,
    on = "XEHP+",
    text = ["[(<pred>) ]bfn.x<boolean_func_ctrl:hex> (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/BFN.md",
    line = 7
)]
#[rule(
    Static,
    id = "BFN/opcode",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x85",
    doc = "the code of the instruction",
    sum = "b2c7aa768c2ff739"
)]
#[rule(
    Static,
    id = "BFN/exec_size/reserved",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "BFN/exec_size/encoding",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "BFN/dst/type",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(dst), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "8a7107d3938a7840"
)]
#[rule(
    Static,
    id = "BFN/dst/class",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "BFN/dst/saturation",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "8a7107d3938a7840"
)]
#[rule(
    Static,
    id = "BFN/src0/type",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "55d2458118a1f8d8"
)]
#[rule(
    Static,
    id = "BFN/src0/class",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "BFN/src0/modifier",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "55d2458118a1f8d8"
)]
#[rule(
    Static,
    id = "BFN/src1/type",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "d627468dcba76415"
)]
#[rule(
    Static,
    id = "BFN/src1/class",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "BFN/src1/modifier",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "d627468dcba76415"
)]
#[rule(
    Static,
    id = "BFN/src2/type",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src2), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "4c3c722bdee77eef"
)]
#[rule(
    Static,
    id = "BFN/src2/class",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "BFN/src2/modifier",
    on = "",
    page = "spec/instructions/BFN.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "4c3c722bdee77eef"
)]
#[rule(
    Static,
    id = "BFN/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 131,
    kind = "platform",
    expr = "on(\"XEHP+\")",
    doc = "the platforms that have the instruction",
    sum = "3c93d733e8b2157f"
)]
pub struct Bfn {
    /// execution size and execution mask
    ///
    /// `spec/instructions/BFN.md:28`
    #[field("ub", line = 28)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/BFN.md:53`
    #[field("uw", line = 53)]
    pub pred: PredBits,
    /// result of the function for each bit
    ///
    /// `spec/instructions/BFN.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub dst: VecOperand,
    /// first value
    ///
    /// `spec/instructions/BFN.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// second value
    ///
    /// `spec/instructions/BFN.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
    /// third value
    ///
    /// `spec/instructions/BFN.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src2: VecOperand,
    /// truth table of the function
    ///
    /// `spec/instructions/BFN.md:58`
    #[field("ub", line = 58)]
    pub boolean_func_ctrl: u8,
}
