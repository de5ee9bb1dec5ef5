//! Generated from spec/instructions/VA_ERODE.md by `cargo xtask regen`; do not edit.
//! VA_ERODE from `spec/instructions/VA_ERODE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `block`, bits 7..0: block of pixels
///
/// `spec/instructions/VA_ERODE.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Block {
    /// ED_64x4: 256 pixels
    ///
    /// `spec/instructions/VA_ERODE.md:34`
    #[code(name = "ED_64x4")]
    Ed64x4 = 0b00000000,
    /// ED_32x4: 128 pixels
    ///
    /// `spec/instructions/VA_ERODE.md:35`
    #[code(name = "ED_32x4")]
    Ed32x4 = 0b00000001,
    /// ED_64x1: 64 pixels
    ///
    /// `spec/instructions/VA_ERODE.md:36`
    #[code(name = "ED_64x1")]
    Ed64x1 = 0b00000010,
    /// ED_32x1: 32 pixels
    ///
    /// `spec/instructions/VA_ERODE.md:37`
    #[code(name = "ED_32x1")]
    Ed32x1 = 0b00000011,
}
/// The bits of `Block`: block of pixels
///
/// `spec/instructions/VA_ERODE.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct BlockBits(#[run(block = 7..= 0, Block)] u8);
/// Erodes a block of pixels by a pattern of the sampler.
///
/// `spec/instructions/VA_ERODE.md:7`
///
/// ```text
/// va.erode <surface> <sampler> <u> <v> <block> <dst>
/// where block: ED_64x4 is VA_ED_64x4, ED_32x4 is VA_ED_32x4, ED_64x1 is VA_ED_64x1, ED_32x1 is VA_ED_32x1
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_ERODE",
    opcode = 0x44,
    sub_opcode = 0x04,
    text = ["va.erode <surface> <sampler> <u> <v> <block> <dst>",
    "where block: ED_64x4 is VA_ED_64x4, ED_32x4 is VA_ED_32x4, ED_64x1 is VA_ED_64x1, ED_32x1 is VA_ED_32x1"],
    page = "spec/instructions/VA_ERODE.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_ERODE/opcode",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x44",
    doc = "`opcode` of VA_ERODE must be 0x44",
    sum = "739850f0c07df74d"
)]
#[rule(
    Static,
    id = "VA_ERODE/sub_opcode",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x04",
    doc = "`sub_opcode` of VA_ERODE must be 0x04",
    sum = "391ed91faa47e6f9"
)]
#[rule(
    Static,
    id = "VA_ERODE/sampler/declared",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "`sampler` must be the index of a declared or predefined sampler",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_ERODE/surface/declared",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "`surface` must be the index of a declared or predefined surface",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_ERODE/surface/t0",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "`surface` must not be 0 (T0)",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_ERODE/surface/t5",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "`surface` must not be 5 (T5)",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_ERODE/u/type",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "`u` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_ERODE/v/type",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "`v` must have type `f`",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_ERODE/block/encoding",
    on = "",
    page = "spec/instructions/VA_ERODE.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(block), 0 | 1 | 2 | 3)",
    doc = "`block` must be `ED_64x4`, `ED_32x4`, `ED_64x1` or `ED_32x1`",
    sum = "d0cd92ed6ffb2021"
)]
pub struct VaErode {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_ERODE.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_ERODE.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_ERODE.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_ERODE.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// block of pixels
    ///
    /// `spec/instructions/VA_ERODE.md:33`
    #[field("ub", line = 33)]
    pub block: BlockBits,
    /// result
    ///
    /// `spec/instructions/VA_ERODE.md:38`
    #[field("raw_operand", line = 38, role = Raw)]
    pub dst: RawOperand,
}
