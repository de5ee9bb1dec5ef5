//! Generated from spec/instructions/VA_MINMAX.md by `cargo xtask regen`; do not edit.
//! VA_MINMAX from `spec/instructions/VA_MINMAX.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// Finds the smallest and the largest value of a block of pixels.
///
/// `spec/instructions/VA_MINMAX.md:7`
///
/// ```text
/// va.minmax <surface> <u> <v> <mode> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_MINMAX",
    opcode = 0x44,
    sub_opcode = 0x02,
    text = ["va.minmax <surface> <u> <v> <mode> <dst>"],
    page = "spec/instructions/VA_MINMAX.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_MINMAX/opcode",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x44",
    doc = "`opcode` of VA_MINMAX must be 0x44",
    sum = "739850f0c07df74d"
)]
#[rule(
    Static,
    id = "VA_MINMAX/sub_opcode",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x02",
    doc = "`sub_opcode` of VA_MINMAX must be 0x02",
    sum = "133b5678a127be8e"
)]
#[rule(
    Static,
    id = "VA_MINMAX/surface/declared",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 26,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_MINMAX/surface/t0",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 27,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_MINMAX/surface/t5",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 28,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_MINMAX/u/type",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 29,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_MINMAX/v/type",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 30,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_MINMAX/mode/range",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 31,
    kind = "range",
    expr = "matches!(imm(mode), 0..=2)",
    doc = "the value of `mode` must be in the range 0 to 2",
    sum = "9ef781f7905661d0"
)]
#[rule(
    Static,
    id = "VA_MINMAX/mode/type",
    on = "",
    page = "spec/instructions/VA_MINMAX.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(mode), UB | B | UW | W | UD | D)",
    doc = "`mode` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "5b355df3cc31ba59"
)]
pub struct VaMinmax {
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_MINMAX.md:26`
    #[field("ub", line = 26, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_MINMAX.md:29`
    #[field("scalar", line = 29, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_MINMAX.md:30`
    #[field("scalar", line = 30, role = Scalar)]
    pub v: VecOperand,
    /// 0: both values, 1: the largest, 2: the smallest
    ///
    /// `spec/instructions/VA_MINMAX.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub mode: VecOperand,
    /// result
    ///
    /// `spec/instructions/VA_MINMAX.md:32`
    #[field("raw_operand", line = 32, role = Raw)]
    pub dst: RawOperand,
}
