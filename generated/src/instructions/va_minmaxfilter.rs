//! Generated from spec/instructions/VA_MINMAXFILTER.md by `cargo xtask regen`; do not edit.
//! VA_MINMAXFILTER from `spec/instructions/VA_MINMAXFILTER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `cntrl`, bits 7..0: format of the result
///
/// `spec/instructions/VA_MINMAXFILTER.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Cntrl {
    /// AVS_16_FULL: two bytes for each value
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:34`
    #[code(name = "AVS_16_FULL")]
    Avs16Full = 0b00000000,
    /// AVS_8_FULL: one byte for each value
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:35`
    #[code(name = "AVS_8_FULL")]
    Avs8Full = 0b00000010,
}
/// `block`, bits 7..0: block of pixels
///
/// `spec/instructions/VA_MINMAXFILTER.md:37`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Block {
    /// MMF_16x4: 64 pixels
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:37`
    #[code(name = "MMF_16x4")]
    Mmf16x4 = 0b00000000,
    /// MMF_16x1: 16 pixels
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:38`
    #[code(name = "MMF_16x1")]
    Mmf16x1 = 0b00000010,
    /// MMF_1x1: one pixel
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:39`
    #[code(name = "MMF_1x1")]
    Mmf1x1 = 0b00000011,
}
/// The bits of `Cntrl`: format of the result
///
/// `spec/instructions/VA_MINMAXFILTER.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct CntrlBits(#[run(cntrl = 7..= 0, Cntrl)] u8);
/// The bits of `Block`: block of pixels
///
/// `spec/instructions/VA_MINMAXFILTER.md:36`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct BlockBits(#[run(block = 7..= 0, Block)] u8);
/// Finds the smallest and the largest value around each pixel of a block.
///
/// `spec/instructions/VA_MINMAXFILTER.md:7`
///
/// ```text
/// va.minmaxfilter <surface> <sampler> <u> <v> <cntrl> <block> <mode> <dst>
/// where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_8_FULL is AVS_8_FULL
/// where block: MMF_16x4 is VA_MMF_16x4, MMF_16x1 is VA_MMF_16x1, MMF_1x1 is VA_MMF_1x1
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_MINMAXFILTER",
    opcode = 0x44,
    sub_opcode = 0x03,
    text = ["va.minmaxfilter <surface> <sampler> <u> <v> <cntrl> <block> <mode> <dst>",
    "where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_8_FULL is AVS_8_FULL",
    "where block: MMF_16x4 is VA_MMF_16x4, MMF_16x1 is VA_MMF_16x1, MMF_1x1 is VA_MMF_1x1"],
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/opcode",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x44",
    doc = "the code of the instruction",
    sum = "739850f0c07df74d"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/sub_opcode",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x03",
    doc = "the code of the instruction",
    sum = "1fec1b91dd1b9abb"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/sampler/declared",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/surface/declared",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/surface/t0",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/surface/t5",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/u/type",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/v/type",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/cntrl/encoding",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(cntrl), 0 | 2)",
    doc = "no other codes than the listed ones",
    sum = "60104fd18897cf6e"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/block/encoding",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 37,
    kind = "encoding",
    expr = "matches!(code(block), 0 | 2 | 3)",
    doc = "no other codes than the listed ones",
    sum = "b856697d633d0b66"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/mode/range",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 40,
    kind = "range",
    expr = "matches!(imm(mode), 0..=2)",
    doc = "the number is within its limits",
    sum = "9ef781f7905661d0"
)]
#[rule(
    Static,
    id = "VA_MINMAXFILTER/mode/type",
    on = "",
    page = "spec/instructions/VA_MINMAXFILTER.md",
    line = 40,
    kind = "type",
    expr = "matches!(ty(mode), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "5b355df3cc31ba59"
)]
pub struct VaMinmaxfilter {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// format of the result
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:33`
    #[field("ub", line = 33)]
    pub cntrl: CntrlBits,
    /// block of pixels
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:36`
    #[field("ub", line = 36)]
    pub block: BlockBits,
    /// 0: both values, 1: the largest, 2: the smallest
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:40`
    #[field("scalar", line = 40, role = Scalar)]
    pub mode: VecOperand,
    /// result
    ///
    /// `spec/instructions/VA_MINMAXFILTER.md:41`
    #[field("raw_operand", line = 41, role = Raw)]
    pub dst: RawOperand,
}
