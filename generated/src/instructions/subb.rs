//! Generated from spec/instructions/SUBB.md by `cargo xtask regen`; do not edit.
//! SUBB from `spec/instructions/SUBB.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Subtracts per channel, and tells where it had to borrow.
///
/// `spec/instructions/SUBB.md:7`
///
/// ```text
/// [(<pred>) ]subb (<exec_size>) <dst> <borrow> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SUBB",
    opcode = 0x4a,
    text = ["[(<pred>) ]subb (<exec_size>) <dst> <borrow> <src0> <src1>"],
    page = "spec/instructions/SUBB.md",
    line = 7
)]
#[rule(
    Static,
    id = "SUBB/opcode",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4a",
    doc = "the code of the instruction",
    sum = "8d9c059ee09925e1"
)]
#[rule(
    Static,
    id = "SUBB/exec_size/reserved",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SUBB/exec_size/encoding",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SUBB/dst/type",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UD)",
    doc = "the types of the instruction",
    sum = "f36b31bcb9618d61"
)]
#[rule(
    Static,
    id = "SUBB/dst/class",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SUBB/dst/saturation",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "f36b31bcb9618d61"
)]
#[rule(
    Static,
    id = "SUBB/borrow/type",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(borrow), UD)",
    doc = "the types of the instruction",
    sum = "31aa886b6ee75129"
)]
#[rule(
    Static,
    id = "SUBB/borrow/class",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(borrow), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SUBB/borrow/saturation",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(borrow) != Sat",
    doc = "results do not saturate",
    sum = "31aa886b6ee75129"
)]
#[rule(
    Static,
    id = "SUBB/src0/type",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UD)",
    doc = "the types of the instruction",
    sum = "3bf4b5c60a25e09a"
)]
#[rule(
    Static,
    id = "SUBB/src0/class",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SUBB/src0/modifier",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "3bf4b5c60a25e09a"
)]
#[rule(
    Static,
    id = "SUBB/src1/type",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UD)",
    doc = "the types of the instruction",
    sum = "083d09bdc0cb5bc3"
)]
#[rule(
    Static,
    id = "SUBB/src1/class",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SUBB/src1/modifier",
    on = "",
    page = "spec/instructions/SUBB.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "083d09bdc0cb5bc3"
)]
pub struct Subb {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SUBB.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SUBB.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// difference
    ///
    /// `spec/instructions/SUBB.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// borrow: 1 if the difference is below zero, else 0
    ///
    /// `spec/instructions/SUBB.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub borrow: VecOperand,
    /// minuend
    ///
    /// `spec/instructions/SUBB.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// subtrahend
    ///
    /// `spec/instructions/SUBB.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
}
