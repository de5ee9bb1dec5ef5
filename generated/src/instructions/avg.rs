//! Generated from spec/instructions/AVG.md by `cargo xtask regen`; do not edit.
//! AVG from `spec/instructions/AVG.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Average of two values per channel, halves rounded up.
///
/// `spec/instructions/AVG.md:7`
///
/// ```text
/// [(<pred>) ]avg[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "AVG",
    opcode = 0x02,
    text = ["[(<pred>) ]avg[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/AVG.md",
    line = 7
)]
#[rule(
    Static,
    id = "AVG/opcode",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x02",
    doc = "the code of the instruction",
    sum = "fe02fbeac66817aa"
)]
#[rule(
    Static,
    id = "AVG/exec_size/reserved",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "AVG/exec_size/encoding",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "AVG/dst/type",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "f3dd3835cf27babb"
)]
#[rule(
    Static,
    id = "AVG/dst/class",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "AVG/src0/type",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "3357e031be056d3b"
)]
#[rule(
    Static,
    id = "AVG/src0/class",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "AVG/src0/modifier",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "3357e031be056d3b"
)]
#[rule(
    Static,
    id = "AVG/src1/type",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "d9659af0262339ea"
)]
#[rule(
    Static,
    id = "AVG/src1/class",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "AVG/src1/modifier",
    on = "",
    page = "spec/instructions/AVG.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "d9659af0262339ea"
)]
pub struct Avg {
    /// execution size and execution mask
    ///
    /// `spec/instructions/AVG.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/AVG.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// average
    ///
    /// `spec/instructions/AVG.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// first value
    ///
    /// `spec/instructions/AVG.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// second value
    ///
    /// `spec/instructions/AVG.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
