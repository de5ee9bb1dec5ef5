//! Generated from spec/instructions/VA_CENTROID.md by `cargo xtask regen`; do not edit.
//! VA_CENTROID from `spec/instructions/VA_CENTROID.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// Finds the centre of gravity of a block of pixels.
///
/// `spec/instructions/VA_CENTROID.md:7`
///
/// ```text
/// va.centroid <surface> <u> <v> <vsize> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_CENTROID",
    opcode = 0x44,
    sub_opcode = 0x07,
    text = ["va.centroid <surface> <u> <v> <vsize> <dst>"],
    page = "spec/instructions/VA_CENTROID.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_CENTROID/opcode",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x44",
    doc = "`opcode` of VA_CENTROID must be 0x44",
    sum = "739850f0c07df74d"
)]
#[rule(
    Static,
    id = "VA_CENTROID/sub_opcode",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x07",
    doc = "`sub_opcode` of VA_CENTROID must be 0x07",
    sum = "53d79526bfc7deab"
)]
#[rule(
    Static,
    id = "VA_CENTROID/surface/declared",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 26,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_CENTROID/surface/t0",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 27,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_CENTROID/surface/t5",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 28,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_CENTROID/u/type",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 29,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_CENTROID/v/type",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 30,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_CENTROID/vsize/type",
    on = "",
    page = "spec/instructions/VA_CENTROID.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(vsize), UB | B | UW | W | UD | D)",
    doc = "`vsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
pub struct VaCentroid {
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_CENTROID.md:26`
    #[field("ub", line = 26, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_CENTROID.md:29`
    #[field("scalar", line = 29, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_CENTROID.md:30`
    #[field("scalar", line = 30, role = Scalar)]
    pub v: VecOperand,
    /// height of the block
    ///
    /// `spec/instructions/VA_CENTROID.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub vsize: VecOperand,
    /// result
    ///
    /// `spec/instructions/VA_CENTROID.md:32`
    #[field("raw_operand", line = 32, role = Raw)]
    pub dst: RawOperand,
}
