//! Generated from spec/instructions/PLN.md by `cargo xtask regen`; do not edit.
//! PLANE from `spec/instructions/PLN.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Heights of a plane above points.
///
/// `spec/instructions/PLN.md:7`
///
/// ```text
/// [(<pred>) ]plane[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "PLANE",
    opcode = 0x6b,
    on = "-ICLLP",
    text = ["[(<pred>) ]plane[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/PLN.md",
    line = 7
)]
#[rule(
    Static,
    id = "PLANE/opcode",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x6b",
    doc = "the code of the instruction",
    sum = "8c639c8d15846da2"
)]
#[rule(
    Static,
    id = "PLANE/exec_size/reserved",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "PLANE/exec_size/encoding",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "PLANE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 46,
    kind = "platform",
    expr = "on(\"-ICLLP\")",
    doc = "the platforms that have the instruction",
    sum = "5fbe81a91c5a0518"
)]
#[rule(
    Static,
    id = "PLANE/dst/type",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "cae09c4220dc8cc7"
)]
#[rule(
    Static,
    id = "PLANE/dst/class",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "PLANE/src0/type",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "4f95cf0548db384d"
)]
#[rule(
    Static,
    id = "PLANE/src0/class",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "PLANE/src0/modifier",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "4f95cf0548db384d"
)]
#[rule(
    Static,
    id = "PLANE/src1/type",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src1), F)",
    doc = "the types of the instruction",
    sum = "76903b177c28d38c"
)]
#[rule(
    Static,
    id = "PLANE/src1/class",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "PLANE/src1/modifier",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "76903b177c28d38c"
)]
#[rule(
    Static,
    id = "PLANE/src0/align",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 55,
    kind = "align",
    expr = "offset(src0) % 16 == 0",
    doc = "`src0` must begin at a multiple of 16 bytes",
    sum = "b29fd30dc0fae1ce"
)]
#[rule(
    Static,
    id = "PLANE/src1/align",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 56,
    kind = "align",
    expr = "offset(src1) % grf() == 0",
    doc = "`src1` must begin at a multiple of the register size",
    sum = "d8d32d483b90bb25"
)]
pub struct Plane {
    /// execution size and execution mask
    ///
    /// `spec/instructions/PLN.md:28`
    #[field("ub", line = 28, only = [0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/PLN.md:49`
    #[field("uw", line = 49)]
    pub pred: PredBits,
    /// heights of the plane at the points
    ///
    /// `spec/instructions/PLN.md:50`
    #[field("vec_operand", line = 50, role = Destination)]
    pub dst: VecOperand,
    /// slopes along u and v, an unused number, height at the origin
    ///
    /// `spec/instructions/PLN.md:51`
    #[field("vec_operand", line = 51, role = Source)]
    pub src0: VecOperand,
    /// points: u of eight points, v of eight points, and so on
    ///
    /// `spec/instructions/PLN.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src1: VecOperand,
}
