//! Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_CONVOLVE_2D from `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// `format`, bits 3..0: size of the pixels that are written
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Y16: two bytes
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:35`
    #[code(name = "Y16")]
    Y16 = 0b0000,
    /// Y8: one byte
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:36`
    #[code(name = "Y8")]
    Y8 = 0b0001,
}
/// `kernel`, bits 4..4: size of the kernel
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:37`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kernel {
    /// Kernel15: up to 15x15
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:38`
    #[code(name = "Kernel15")]
    Kernel15 = 0b0,
    /// Kernel31: up to 31x31
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:39`
    #[code(name = "Kernel31")]
    Kernel31 = 0b1,
}
/// The bits of `Format`: size of the pixels that are written and size of the kernel
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct FormatBits(
    #[run(format = 3..= 0, Format)]
    #[run(kernel = 4..= 4, Kernel)]
    u8,
);
/// Convolves a block of pixels and writes it to a surface.
///
/// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:7`
///
/// ```text
/// va_skl_plus.HDC_CONVOLVE_2D <surface> <sampler> <u> <v> <format> <format.kernel> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// where format.kernel: Kernel15 is 15x15, Kernel31 is 31x31
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_CONVOLVE_2D",
    opcode = 0x4d,
    sub_opcode = 0x10,
    on = "SKL+",
    text = ["va_skl_plus.HDC_CONVOLVE_2D <surface> <sampler> <u> <v> <format> <format.kernel> <dst_surface> <x> <y>",
    "where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT",
    "where format.kernel: Kernel15 is 15x15, Kernel31 is 31x31"],
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "the code of the instruction",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x10",
    doc = "the code of the instruction",
    sum = "c1a647e0184eba1e"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/sampler/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/format/reserved",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 33,
    kind = "reserved",
    expr = "raw(format) & 0b11100000 == 0",
    doc = "bits without a meaning are zero",
    sum = "650653ef4e011019"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/format/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(format), 0b0000 | 0b0001)",
    doc = "no other codes than the listed ones",
    sum = "03722ef29a7d5ee0"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/dst_surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 41,
    kind = "declared",
    expr = "declared(dst_surface)",
    doc = "what it names exists",
    sum = "915f3cbd8cf71f0a"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/dst_surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 42,
    kind = "surface",
    expr = "dst_surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/x/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 43,
    kind = "type",
    expr = "matches!(ty(x), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/y/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md",
    line = 44,
    kind = "type",
    expr = "matches!(ty(y), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_CONVOLVE_2D/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 116,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "the platforms that have the instruction",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusHdcConvolve2d {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// size of the pixels that are written and size of the kernel
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:33`
    #[field("ub", line = 33)]
    pub format: FormatBits,
    /// index of the surface variable that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:41`
    #[field("ub", line = 41, refers = surface)]
    pub dst_surface: u8,
    /// column in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:43`
    #[field("scalar", line = 43, role = Scalar)]
    pub x: VecOperand,
    /// row in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md:44`
    #[field("scalar", line = 44, role = Scalar)]
    pub y: VecOperand,
}
