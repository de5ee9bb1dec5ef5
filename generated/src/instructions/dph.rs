//! Generated from spec/instructions/DPH.md by `cargo xtask regen`; do not edit.
//! DPH from `spec/instructions/DPH.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Dot products of vectors with four elements, of which the last one on the left is 1.
///
/// `spec/instructions/DPH.md:7`
///
/// ```text
/// [(<pred>) ]dph[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "DPH",
    opcode = 0x07,
    on = "-TGLLP",
    text = ["[(<pred>) ]dph[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/DPH.md",
    line = 7
)]
#[rule(
    Static,
    id = "DPH/opcode",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x07",
    doc = "the code of the instruction",
    sum = "66b61f6bf5149759"
)]
#[rule(
    Static,
    id = "DPH/exec_size/reserved",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "DPH/exec_size/encoding",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "76ae0201d81987e7"
)]
#[rule(
    Static,
    id = "DPH/dst/type",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "834be1218b76dd3f"
)]
#[rule(
    Static,
    id = "DPH/dst/class",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "DPH/src0/type",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "ba5fac394a01c1aa"
)]
#[rule(
    Static,
    id = "DPH/src0/class",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DPH/src0/modifier",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "ba5fac394a01c1aa"
)]
#[rule(
    Static,
    id = "DPH/src1/type",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src1), F)",
    doc = "the types of the instruction",
    sum = "60f54c45a4cc6c39"
)]
#[rule(
    Static,
    id = "DPH/src1/class",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DPH/src1/modifier",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "60f54c45a4cc6c39"
)]
#[rule(
    Static,
    id = "DPH/dst/stride",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 55,
    kind = "field",
    expr = "region(dst) & 0xf00 == 0x200",
    doc = "`dst` must have horizontal stride 1: its region & 0xf00 must be 0x200",
    sum = "779413bb597e4aa8"
)]
#[rule(
    Static,
    id = "DPH/src0/stride",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 56,
    kind = "field",
    expr = "region(src0) & 0xf00 == 0x200 || region(src0) == 0x122",
    doc = "`src0` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>",
    sum = "fab87af6d379476f"
)]
#[rule(
    Static,
    id = "DPH/src1/stride",
    on = "",
    page = "spec/instructions/DPH.md",
    line = 58,
    kind = "field",
    expr = "region(src1) & 0xf00 == 0x200 || region(src1) == 0x122",
    doc = "`src1` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>",
    sum = "9e7aec2fed50c451"
)]
#[rule(
    Static,
    id = "DPH/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 95,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
pub struct Dph {
    /// execution size and execution mask
    ///
    /// `spec/instructions/DPH.md:26`
    #[field("ub", line = 26, only = [0b010, 0b011, 0b100, 0b101])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/DPH.md:49`
    #[field("uw", line = 49)]
    pub pred: PredBits,
    /// dot product, in all four channels of a group
    ///
    /// `spec/instructions/DPH.md:50`
    #[field("vec_operand", line = 50, role = Destination)]
    pub dst: VecOperand,
    /// four elements for each group, of which the first three are used
    ///
    /// `spec/instructions/DPH.md:51`
    #[field("vec_operand", line = 51, role = Source)]
    pub src0: VecOperand,
    /// four elements for each group
    ///
    /// `spec/instructions/DPH.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src1: VecOperand,
}
