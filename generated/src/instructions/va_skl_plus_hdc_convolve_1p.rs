//! Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_CONVOLVE_1P from `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `format`, bits 7..0: size of the pixels that are written
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Y16: two bytes
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:34`
    #[code(name = "Y16")]
    Y16 = 0b00000000,
    /// Y8: one byte
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:35`
    #[code(name = "Y8")]
    Y8 = 0b00000001,
}
/// The bits of `Format`: size of the pixels that are written
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct FormatBits(#[run(format = 7..= 0, Format)] u8);
/// Convolves pixels at offsets and writes them to a surface.
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:7`
///
/// ```text
/// va_skl_plus.HDC_CONVOLVE_1P <surface> <sampler> <u> <v> <format> <offsets> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_CONVOLVE_1P",
    opcode = 0x4d,
    sub_opcode = 0x18,
    on = "SKL+",
    text = ["va_skl_plus.HDC_CONVOLVE_1P <surface> <sampler> <u> <v> <format> <offsets> <dst_surface> <x> <y>",
    "where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT"],
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "the code of the instruction",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x18",
    doc = "the code of the instruction",
    sum = "ed450404a162a5a7"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/sampler/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/format/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(format), 0 | 1)",
    doc = "no other codes than the listed ones",
    sum = "e4308231ce687e9d"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/dst_surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 37,
    kind = "declared",
    expr = "declared(dst_surface)",
    doc = "what it names exists",
    sum = "915f3cbd8cf71f0a"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/dst_surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 38,
    kind = "surface",
    expr = "dst_surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/x/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 39,
    kind = "type",
    expr = "matches!(ty(x), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/y/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md",
    line = 40,
    kind = "type",
    expr = "matches!(ty(y), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_1P/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 115,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "the platforms that have the instruction",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusHdcConvolve1p {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// size of the pixels that are written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:33`
    #[field("ub", line = 33)]
    pub format: FormatBits,
    /// offsets of the pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:36`
    #[field("raw_operand", line = 36, role = Raw)]
    pub offsets: RawOperand,
    /// index of the surface variable that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:37`
    #[field("ub", line = 37, refers = surface)]
    pub dst_surface: u8,
    /// column in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:39`
    #[field("scalar", line = 39, role = Scalar)]
    pub x: VecOperand,
    /// row in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md:40`
    #[field("scalar", line = 40, role = Scalar)]
    pub y: VecOperand,
}
