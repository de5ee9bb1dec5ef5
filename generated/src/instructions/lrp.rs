//! Generated from spec/instructions/LRP.md by `cargo xtask regen`; do not edit.
//! LRP from `spec/instructions/LRP.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Mixes two values in a ratio.
///
/// `spec/instructions/LRP.md:7`
///
/// ```text
/// [(<pred>) ]lrp[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "LRP",
    opcode = 0x0e,
    on = "-ICLLP",
    text = ["[(<pred>) ]lrp[.sat] (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/LRP.md",
    line = 7
)]
#[rule(
    Static,
    id = "LRP/opcode",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0e",
    doc = "the code of the instruction",
    sum = "de1e7e8056cb2d25"
)]
#[rule(
    Static,
    id = "LRP/exec_size/reserved",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "LRP/exec_size/encoding",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "LRP/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 39,
    kind = "platform",
    expr = "on(\"-ICLLP\")",
    doc = "the platforms that have the instruction",
    sum = "5fbe81a91c5a0518"
)]
#[rule(
    Static,
    id = "LRP/dst/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "e00a433e30f06466"
)]
#[rule(
    Static,
    id = "LRP/dst/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "LRP/src0/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "79ad324714ab76e3"
)]
#[rule(
    Static,
    id = "LRP/src0/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "LRP/src0/modifier",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "79ad324714ab76e3"
)]
#[rule(
    Static,
    id = "LRP/src1/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), F)",
    doc = "the types of the instruction",
    sum = "2e43934d4baf3b92"
)]
#[rule(
    Static,
    id = "LRP/src1/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "LRP/src1/modifier",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "2e43934d4baf3b92"
)]
#[rule(
    Static,
    id = "LRP/src2/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src2), F)",
    doc = "the types of the instruction",
    sum = "1d1ddd627ed2a22d"
)]
#[rule(
    Static,
    id = "LRP/src2/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src2), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "LRP/src2/modifier",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "1d1ddd627ed2a22d"
)]
#[rule(
    Static,
    id = "LRP/dst/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 57,
    kind = "align",
    expr = "offset(dst) % 16 == 0",
    doc = "`dst` must begin at a multiple of 16 bytes",
    sum = "69e92d4185e8613b"
)]
#[rule(
    Static,
    id = "LRP/src0/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 58,
    kind = "align",
    expr = "region(src0) == 0x121 || offset(src0) % 16 == 0",
    doc = "`src0` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes",
    sum = "2d6601a895d4e1ea"
)]
#[rule(
    Static,
    id = "LRP/src1/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 60,
    kind = "align",
    expr = "region(src1) == 0x121 || offset(src1) % 16 == 0",
    doc = "`src1` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes",
    sum = "db796183fbc044a8"
)]
#[rule(
    Static,
    id = "LRP/src2/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 62,
    kind = "align",
    expr = "region(src2) == 0x121 || offset(src2) % 16 == 0",
    doc = "`src2` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes",
    sum = "67e678fd203dd7b2"
)]
pub struct Lrp {
    /// execution size and execution mask
    ///
    /// `spec/instructions/LRP.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/LRP.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// interpolated value
    ///
    /// `spec/instructions/LRP.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// weight of the first value
    ///
    /// `spec/instructions/LRP.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// first value
    ///
    /// `spec/instructions/LRP.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
    /// second value
    ///
    /// `spec/instructions/LRP.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src2: VecOperand,
}
