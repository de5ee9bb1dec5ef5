//! Generated from spec/instructions/SHL.md by `cargo xtask regen`; do not edit.
//! SHL from `spec/instructions/SHL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Shifts bits to the left per channel.
///
/// `spec/instructions/SHL.md:7`
///
/// ```text
/// [(<pred>) ]shl[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SHL",
    opcode = 0x24,
    text = ["[(<pred>) ]shl[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SHL.md",
    line = 7
)]
#[rule(
    Static,
    id = "SHL/opcode",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x24",
    doc = "the code of the instruction",
    sum = "2fdb0f65b32c20a1"
)]
#[rule(
    Static,
    id = "SHL/exec_size/reserved",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SHL/exec_size/encoding",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SHL/dst/type",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "6260d1bf15574c69"
)]
#[rule(
    Static,
    id = "SHL/dst/class",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SHL/src0/type",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "SHL/src0/class",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHL/src0/modifier",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "SHL/src1/type",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "7562af7ad0544e1d"
)]
#[rule(
    Static,
    id = "SHL/src1/class",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHL/src1/modifier",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7562af7ad0544e1d"
)]
#[rule(
    Static,
    id = "SHL/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHL.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "SHL/src0/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHL.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), Q | UQ)",
    doc = "`src0` must not have type `q` or `uq`",
    sum = "45ade594944330bb"
)]
#[rule(
    Static,
    id = "SHL/src1/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHL.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), Q | UQ)",
    doc = "`src1` must not have type `q` or `uq`",
    sum = "d56ac41718631e06"
)]
#[rule(
    Runtime,
    id = "SHL/dst/saturation_range",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 61,
    kind = "access",
    expr = "modifier(dst) == Sat && (stored(dst) < -0x100000000 || stored(dst) > 0xffffffff) => undefined(stored(dst))",
    doc = "`dst` is undefined with the modifier `sat` if the full result is less than -4294967296 or greater than 4294967295",
    sum = "4ac6f2ed70ed419d"
)]
pub struct Shl {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SHL.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SHL.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// shifted bits
    ///
    /// `spec/instructions/SHL.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// bits
    ///
    /// `spec/instructions/SHL.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
    /// shift count in bits
    ///
    /// `spec/instructions/SHL.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src1: VecOperand,
}
