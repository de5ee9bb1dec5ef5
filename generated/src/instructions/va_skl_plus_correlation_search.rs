//! Generated from spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_CORRELATION_SEARCH from `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// Searches for a block of pixels.
///
/// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:7`
///
/// ```text
/// va_skl_plus.CORRELATION_SEARCH <surface> <u> <v> <vorigin> <horigin> <xsize> <ysize> <xsearch> <ysearch> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_CORRELATION_SEARCH",
    opcode = 0x4d,
    sub_opcode = 0x0f,
    on = "SKL+",
    text = ["va_skl_plus.CORRELATION_SEARCH <surface> <u> <v> <vorigin> <horigin> <xsize> <ysize> <xsearch> <ysearch> <dst>"],
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "`opcode` of VA_SKL_PLUS_CORRELATION_SEARCH must be 0x4d",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x0f",
    doc = "`sub_opcode` of VA_SKL_PLUS_CORRELATION_SEARCH must be 0x0f",
    sum = "e845ec4684fcfc7f"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 27,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 28,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 29,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 30,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/vorigin/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(vorigin), F)",
    doc = "`vorigin` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/horigin/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 33,
    kind = "type",
    expr = "matches!(ty(horigin), F)",
    doc = "`horigin` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/xsize/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 34,
    kind = "type",
    expr = "matches!(ty(xsize), UB | B | UW | W | UD | D)",
    doc = "`xsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/ysize/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 35,
    kind = "type",
    expr = "matches!(ty(ysize), UB | B | UW | W | UD | D)",
    doc = "`ysize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/xsearch/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 36,
    kind = "type",
    expr = "matches!(ty(xsearch), UB | B | UW | W | UD | D)",
    doc = "`xsearch` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/ysearch/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(ysearch), UB | B | UW | W | UD | D)",
    doc = "`ysearch` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CORRELATION_SEARCH/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 111,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "VA_SKL_PLUS_CORRELATION_SEARCH is available only on SKL and later",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusCorrelationSearch {
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:27`
    #[field("ub", line = 27, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:30`
    #[field("scalar", line = 30, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub v: VecOperand,
    /// y coordinate of the search area
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub vorigin: VecOperand,
    /// x coordinate of the search area
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:33`
    #[field("scalar", line = 33, role = Scalar)]
    pub horigin: VecOperand,
    /// width of the block
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:34`
    #[field("scalar", line = 34, role = Scalar)]
    pub xsize: VecOperand,
    /// height of the block
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:35`
    #[field("scalar", line = 35, role = Scalar)]
    pub ysize: VecOperand,
    /// width of the search area
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:36`
    #[field("scalar", line = 36, role = Scalar)]
    pub xsearch: VecOperand,
    /// height of the search area
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:37`
    #[field("scalar", line = 37, role = Scalar)]
    pub ysearch: VecOperand,
    /// result
    ///
    /// `spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md:38`
    #[field("raw_operand", line = 38, role = Raw)]
    pub dst: RawOperand,
}
