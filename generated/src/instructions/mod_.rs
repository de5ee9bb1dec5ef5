//! Generated from spec/instructions/MOD.md by `cargo xtask regen`; do not edit.
//! MOD from `spec/instructions/MOD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Remainder of a division.
///
/// `spec/instructions/MOD.md:7`
///
/// ```text
/// [(<pred>) ]mod (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MOD",
    opcode = 0x0f,
    on = "-XEHP",
    text = ["[(<pred>) ]mod (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/MOD.md",
    line = 7
)]
#[rule(
    Static,
    id = "MOD/opcode",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0f",
    doc = "the code of the instruction",
    sum = "6a79c37dcda603f6"
)]
#[rule(
    Static,
    id = "MOD/exec_size/reserved",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "MOD/exec_size/encoding",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MOD/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 43,
    kind = "platform",
    expr = "on(\"-XEHP\")",
    doc = "the platforms that have the instruction",
    sum = "74131c55494a35df"
)]
#[rule(
    Static,
    id = "MOD/dst/type",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "3b1f611de635d40b"
)]
#[rule(
    Static,
    id = "MOD/dst/class",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MOD/dst/saturation",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 51,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "3b1f611de635d40b"
)]
#[rule(
    Static,
    id = "MOD/src0/type",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "MOD/src0/class",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MOD/src0/modifier",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "MOD/src1/type",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "MOD/src1/class",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MOD/src1/modifier",
    on = "",
    page = "spec/instructions/MOD.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "47795d747aedaabd"
)]
pub struct Mod {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MOD.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/MOD.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// remainder
    ///
    /// `spec/instructions/MOD.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// dividend
    ///
    /// `spec/instructions/MOD.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// divisor
    ///
    /// `spec/instructions/MOD.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
