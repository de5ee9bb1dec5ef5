//! Generated from spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_MIN_MAX_FILTER from `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// `format`, bits 7..0: size of the pixels that are written
///
/// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Y16: two bytes
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:34`
    #[code(name = "Y16")]
    Y16 = 0b00000000,
    /// Y8: one byte
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:35`
    #[code(name = "Y8")]
    Y8 = 0b00000001,
}
/// `mode`, bits 7..0: values to return
///
/// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:37`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mode {
    /// Both
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:37`
    #[code(name = "Both")]
    Both = 0b00000000,
    /// Max: largest value
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:38`
    #[code(name = "Max")]
    Max = 0b00000001,
    /// Min: smallest value
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:39`
    #[code(name = "Min")]
    Min = 0b00000010,
}
/// The bits of `Format`: size of the pixels that are written
///
/// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct FormatBits(#[run(format = 7..= 0, Format)] u8);
/// The bits of `Mode`: values to return
///
/// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:36`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModeBits(#[run(mode = 7..= 0, Mode)] u8);
/// Finds the smallest and the largest value around each pixel of a block and writes them to a surface.
///
/// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:7`
///
/// ```text
/// va_skl_plus.HDC_MIN_MAX_FILTER <surface> <sampler> <u> <v> <format> <mode> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// where mode: Both is VA_MINMAX_ENABLE, Max is VA_MAX_ENABLE, Min is VA_MIN_ENABLE
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER",
    opcode = 0x4d,
    sub_opcode = 0x11,
    on = "SKL+",
    text = ["va_skl_plus.HDC_MIN_MAX_FILTER <surface> <sampler> <u> <v> <format> <mode> <dst_surface> <x> <y>",
    "where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT",
    "where mode: Both is VA_MINMAX_ENABLE, Max is VA_MAX_ENABLE, Min is VA_MIN_ENABLE"],
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "the code of the instruction",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x11",
    doc = "the code of the instruction",
    sum = "2cf3b66662de97ae"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/sampler/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/format/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(format), 0 | 1)",
    doc = "no other codes than the listed ones",
    sum = "e4308231ce687e9d"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/mode/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 37,
    kind = "encoding",
    expr = "matches!(code(mode), 0 | 1 | 2)",
    doc = "no other codes than the listed ones",
    sum = "8ce17991e4d9562a"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/dst_surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 40,
    kind = "declared",
    expr = "declared(dst_surface)",
    doc = "what it names exists",
    sum = "915f3cbd8cf71f0a"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/dst_surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 41,
    kind = "surface",
    expr = "dst_surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/x/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(x), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/y/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md",
    line = 43,
    kind = "type",
    expr = "matches!(ty(y), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 121,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "the platforms that have the instruction",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusHdcMinMaxFilter {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// size of the pixels that are written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:33`
    #[field("ub", line = 33)]
    pub format: FormatBits,
    /// values to return
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:36`
    #[field("ub", line = 36)]
    pub mode: ModeBits,
    /// index of the surface variable that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:40`
    #[field("ub", line = 40, refers = surface)]
    pub dst_surface: u8,
    /// column in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:42`
    #[field("scalar", line = 42, role = Scalar)]
    pub x: VecOperand,
    /// row in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md:43`
    #[field("scalar", line = 43, role = Scalar)]
    pub y: VecOperand,
}
