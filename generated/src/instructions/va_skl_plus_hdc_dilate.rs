//! Generated from spec/instructions/VA_SKL_PLUS_HDC_DILATE.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_DILATE from `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// Dilates a block of pixels and writes it to a surface.
///
/// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:7`
///
/// ```text
/// va_skl_plus.HDC_DILATE <surface> <sampler> <u> <v> <dst_surface> <x> <y>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_DILATE",
    opcode = 0x4d,
    sub_opcode = 0x13,
    on = "SKL+",
    text = ["va_skl_plus.HDC_DILATE <surface> <sampler> <u> <v> <dst_surface> <x> <y>"],
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "`opcode` of VA_SKL_PLUS_HDC_DILATE must be 0x4d",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x13",
    doc = "`sub_opcode` of VA_SKL_PLUS_HDC_DILATE must be 0x13",
    sum = "a42b860a36564d75"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/sampler/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "`sampler` must be the index of a declared or predefined sampler",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/dst_surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 33,
    kind = "declared",
    expr = "declared(dst_surface)",
    doc = "`dst_surface` must be the index of a declared or predefined surface",
    sum = "915f3cbd8cf71f0a"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/dst_surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 34,
    kind = "surface",
    expr = "dst_surface != 0",
    doc = "`dst_surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/x/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 35,
    kind = "type",
    expr = "matches!(ty(x), UB | B | UW | W | UD | D)",
    doc = "`x` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/y/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_DILATE.md",
    line = 36,
    kind = "type",
    expr = "matches!(ty(y), UB | B | UW | W | UD | D)",
    doc = "`y` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_DILATE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 117,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "VA_SKL_PLUS_HDC_DILATE is available only on SKL and later",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusHdcDilate {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// index of the surface variable that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:33`
    #[field("ub", line = 33, refers = surface)]
    pub dst_surface: u8,
    /// column in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:35`
    #[field("scalar", line = 35, role = Scalar)]
    pub x: VecOperand,
    /// row in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_DILATE.md:36`
    #[field("scalar", line = 36, role = Scalar)]
    pub y: VecOperand,
}
