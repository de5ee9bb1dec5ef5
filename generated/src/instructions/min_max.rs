//! Generated from spec/instructions/MIN_MAX.md by `cargo xtask regen`; do not edit.
//! MIN_MAX from `spec/instructions/MIN_MAX.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::VecOperand;
/// `op`, bits 0..0: smaller or larger value
///
/// `spec/instructions/MIN_MAX.md:51`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// min
    ///
    /// `spec/instructions/MIN_MAX.md:52`
    #[code(name = "min")]
    Min = 0b0,
    /// max
    ///
    /// `spec/instructions/MIN_MAX.md:53`
    #[code(name = "max")]
    Max = 0b1,
}
/// The bits of `Op`: operation
///
/// `spec/instructions/MIN_MAX.md:50`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct OpBits(#[run(op = 0..= 0, Op)] u8);
/// Smaller or larger of two values per channel.
///
/// `spec/instructions/MIN_MAX.md:7`
///
/// ```text
/// <op>[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MIN_MAX",
    opcode = 0x45,
    text = ["<op>[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/MIN_MAX.md",
    line = 7
)]
#[rule(
    Static,
    id = "MIN_MAX/opcode",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x45",
    doc = "the code of the instruction",
    sum = "387ecb315a765874"
)]
#[rule(
    Static,
    id = "MIN_MAX/exec_size/reserved",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "MIN_MAX/exec_size/encoding",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MIN_MAX/op/reserved",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 50,
    kind = "reserved",
    expr = "raw(op) & 0b11111110 == 0",
    doc = "bits without a meaning are zero",
    sum = "cd95ca816f0670a7"
)]
#[rule(
    Static,
    id = "MIN_MAX/dst/type",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF)",
    doc = "the types of the instruction",
    sum = "f08383776a8881d8"
)]
#[rule(
    Static,
    id = "MIN_MAX/dst/class",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MIN_MAX/src0/type",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF)",
    doc = "the types of the instruction",
    sum = "3357e031be056d3b"
)]
#[rule(
    Static,
    id = "MIN_MAX/src0/class",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MIN_MAX/src0/modifier",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "3357e031be056d3b"
)]
#[rule(
    Static,
    id = "MIN_MAX/src1/type",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF)",
    doc = "the types of the instruction",
    sum = "d9659af0262339ea"
)]
#[rule(
    Static,
    id = "MIN_MAX/src1/class",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MIN_MAX/src1/modifier",
    on = "",
    page = "spec/instructions/MIN_MAX.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "d9659af0262339ea"
)]
pub struct MinMax {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MIN_MAX.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// operation
    ///
    /// `spec/instructions/MIN_MAX.md:50`
    #[field("ub", line = 50)]
    pub op: OpBits,
    /// selected value
    ///
    /// `spec/instructions/MIN_MAX.md:55`
    #[field("vec_operand", line = 55, role = Destination)]
    pub dst: VecOperand,
    /// first value
    ///
    /// `spec/instructions/MIN_MAX.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src0: VecOperand,
    /// second value
    ///
    /// `spec/instructions/MIN_MAX.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src1: VecOperand,
}
