//! Generated from spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_CONV_1PIXEL from `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `block`, bits 7..0: block of pixels
///
/// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Block {
    /// CONV_16x4: 64 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:34`
    #[code(name = "CONV_16x4")]
    Conv16x4 = 0b00000000,
    /// CONV_16x1: 16 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:35`
    #[code(name = "CONV_16x1")]
    Conv16x1 = 0b00000010,
    /// CONV_1x1: one pixel
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:36`
    #[code(name = "CONV_1x1")]
    Conv1x1 = 0b00000011,
}
/// The bits of `Block`: block of pixels
///
/// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct BlockBits(#[run(block = 7..= 0, Block)] u8);
/// Convolves pixels at offsets with a table of the sampler.
///
/// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:7`
///
/// ```text
/// va_skl_plus.CONV_1PIXEL <surface> <sampler> <u> <v> <block> <offsets> <dst>
/// where block: CONV_16x4 is 4x16, CONV_16x1 is 1x16, CONV_1x1 is 1x1
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_CONV_1PIXEL",
    opcode = 0x4d,
    sub_opcode = 0x0a,
    on = "SKL+",
    text = ["va_skl_plus.CONV_1PIXEL <surface> <sampler> <u> <v> <block> <offsets> <dst>",
    "where block: CONV_16x4 is 4x16, CONV_16x1 is 1x16, CONV_1x1 is 1x1"],
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "`opcode` of VA_SKL_PLUS_CONV_1PIXEL must be 0x4d",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x0a",
    doc = "`sub_opcode` of VA_SKL_PLUS_CONV_1PIXEL must be 0x0a",
    sum = "230daac0b57db231"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/sampler/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "`sampler` must be the index of a declared or predefined sampler",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/block/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(block), 0 | 2 | 3)",
    doc = "`block` must be `CONV_16x4`, `CONV_16x1` or `CONV_1x1`",
    sum = "880cc1bbe7162392"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_CONV_1PIXEL/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 110,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "VA_SKL_PLUS_CONV_1PIXEL is available only on SKL and later",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusConv1pixel {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// block of pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:33`
    #[field("ub", line = 33)]
    pub block: BlockBits,
    /// offsets of the pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:37`
    #[field("raw_operand", line = 37, role = Raw)]
    pub offsets: RawOperand,
    /// result
    ///
    /// `spec/instructions/VA_SKL_PLUS_CONV_1PIXEL.md:38`
    #[field("raw_operand", line = 38, role = Raw)]
    pub dst: RawOperand,
}
