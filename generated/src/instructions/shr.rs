//! Generated from spec/instructions/SHR.md by `cargo xtask regen`; do not edit.
//! SHR from `spec/instructions/SHR.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Shifts bits to the right per channel and fills with zeros.
///
/// `spec/instructions/SHR.md:7`
///
/// ```text
/// [(<pred>) ]shr[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SHR",
    opcode = 0x25,
    text = ["[(<pred>) ]shr[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SHR.md",
    line = 7
)]
#[rule(
    Static,
    id = "SHR/opcode",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x25",
    doc = "the code of the instruction",
    sum = "13b351f99c2069dc"
)]
#[rule(
    Static,
    id = "SHR/exec_size/reserved",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SHR/exec_size/encoding",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SHR/dst/type",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | UW | UD | UQ)",
    doc = "the types of the instruction",
    sum = "6260d1bf15574c69"
)]
#[rule(
    Static,
    id = "SHR/dst/class",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SHR/src0/type",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | UW | UD | UQ)",
    doc = "the types of the instruction",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "SHR/src0/class",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHR/src0/modifier",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "SHR/src1/type",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the operand",
    sum = "db74aa30012f953c"
)]
#[rule(
    Static,
    id = "SHR/src1/class",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHR/src1/modifier",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "a8a5ac4f5b75d63e"
)]
#[rule(
    Static,
    id = "SHR/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHR.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "SHR/src0/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHR.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), Q | UQ)",
    doc = "`src0` must not have type `q` or `uq`",
    sum = "45ade594944330bb"
)]
#[rule(
    Static,
    id = "SHR/src1/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHR.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), Q | UQ)",
    doc = "`src1` must not have type `q` or `uq`",
    sum = "d56ac41718631e06"
)]
pub struct Shr {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SHR.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SHR.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// shifted bits
    ///
    /// `spec/instructions/SHR.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// bits
    ///
    /// `spec/instructions/SHR.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
    /// shift count in bits
    ///
    /// `spec/instructions/SHR.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src1: VecOperand,
}
