//! Generated from spec/instructions/LINE.md by `cargo xtask regen`; do not edit.
//! LINE from `spec/instructions/LINE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Heights of a line above points.
///
/// `spec/instructions/LINE.md:7`
///
/// ```text
/// [(<pred>) ]line[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "LINE",
    opcode = 0x0a,
    on = "-TGLLP",
    text = ["[(<pred>) ]line[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/LINE.md",
    line = 7
)]
#[rule(
    Static,
    id = "LINE/opcode",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0a",
    doc = "the code of the instruction",
    sum = "a486fd2fd8cde0c3"
)]
#[rule(
    Static,
    id = "LINE/exec_size/reserved",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "LINE/exec_size/encoding",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "76ae0201d81987e7"
)]
#[rule(
    Static,
    id = "LINE/dst/type",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 49,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | F)",
    doc = "the types of the instruction",
    sum = "cae09c4220dc8cc7"
)]
#[rule(
    Static,
    id = "LINE/dst/class",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 49,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "LINE/src0/type",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | F)",
    doc = "the types of the instruction",
    sum = "f8219f1c2c8edc2d"
)]
#[rule(
    Static,
    id = "LINE/src0/class",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(src0), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "LINE/src0/modifier",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 50,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "f8219f1c2c8edc2d"
)]
#[rule(
    Static,
    id = "LINE/src1/type",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | F)",
    doc = "the types of the instruction",
    sum = "c8a357c30047ba98"
)]
#[rule(
    Static,
    id = "LINE/src1/class",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "LINE/src1/modifier",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c8a357c30047ba98"
)]
#[rule(
    Static,
    id = "LINE/src0/stride",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 54,
    kind = "field",
    expr = "region(src0) & 0xf0f == 0x101",
    doc = "`src0` must have vertical and horizontal stride 0: its region & 0xf0f must be 0x101",
    sum = "3d8e3bdeadb39727"
)]
#[rule(
    Static,
    id = "LINE/type_map",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 63,
    kind = "type_map",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | F) && matches!(ty(src0), UB | B | UW | W | UD | D | F) && matches!(ty(src1), UB | B | UW | W | UD | D | F) => matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F) || matches!(ty(dst), UB | B | UW | W | UD | D) && matches!(ty(src0), UB | B | UW | W | UD | D) && matches!(ty(src1), UB | B | UW | W | UD | D)",
    doc = "the types that go together",
    sum = "5294a6b51d39fd07"
)]
#[rule(
    Static,
    id = "LINE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 96,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
pub struct Line {
    /// execution size and execution mask
    ///
    /// `spec/instructions/LINE.md:25`
    #[field("ub", line = 25, only = [0b010, 0b011, 0b100, 0b101])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/LINE.md:48`
    #[field("uw", line = 48)]
    pub pred: PredBits,
    /// heights of the plane at the points
    ///
    /// `spec/instructions/LINE.md:49`
    #[field("vec_operand", line = 49, role = Destination)]
    pub dst: VecOperand,
    /// slope, two unused numbers, height at the origin
    ///
    /// `spec/instructions/LINE.md:50`
    #[field("vec_operand", line = 50, role = Source)]
    pub src0: VecOperand,
    /// points
    ///
    /// `spec/instructions/LINE.md:51`
    #[field("vec_operand", line = 51, role = Source)]
    pub src1: VecOperand,
}
