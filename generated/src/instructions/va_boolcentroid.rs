//! Generated from spec/instructions/VA_BOOLCENTROID.md by `cargo xtask regen`; do not edit.
//! VA_BOOLCENTROID from `spec/instructions/VA_BOOLCENTROID.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// Finds the centre of the bits that are set in a block.
///
/// `spec/instructions/VA_BOOLCENTROID.md:7`
///
/// ```text
/// va.boolcentroid <surface> <u> <v> <vsize> <hsize> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_BOOLCENTROID",
    opcode = 0x44,
    sub_opcode = 0x06,
    text = ["va.boolcentroid <surface> <u> <v> <vsize> <hsize> <dst>"],
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/opcode",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x44",
    doc = "`opcode` of VA_BOOLCENTROID must be 0x44",
    sum = "739850f0c07df74d"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/sub_opcode",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x06",
    doc = "`sub_opcode` of VA_BOOLCENTROID must be 0x06",
    sum = "5dae099ee201e010"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/surface/declared",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 27,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/surface/t0",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 28,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/surface/t5",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 29,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/u/type",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 30,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/v/type",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/vsize/type",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(vsize), UB | B | UW | W | UD | D)",
    doc = "`vsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_BOOLCENTROID/hsize/type",
    on = "",
    page = "spec/instructions/VA_BOOLCENTROID.md",
    line = 33,
    kind = "type",
    expr = "matches!(ty(hsize), UB | B | UW | W | UD | D)",
    doc = "`hsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
pub struct VaBoolcentroid {
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:27`
    #[field("ub", line = 27, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:30`
    #[field("scalar", line = 30, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub v: VecOperand,
    /// height of the block
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub vsize: VecOperand,
    /// width of the block
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:33`
    #[field("scalar", line = 33, role = Scalar)]
    pub hsize: VecOperand,
    /// result
    ///
    /// `spec/instructions/VA_BOOLCENTROID.md:34`
    #[field("raw_operand", line = 34, role = Raw)]
    pub dst: RawOperand,
}
