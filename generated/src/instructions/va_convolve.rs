//! Generated from spec/instructions/VA_CONVOLVE.md by `cargo xtask regen`; do not edit.
//! VA_CONVOLVE from `spec/instructions/VA_CONVOLVE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `convolution`, bits 1..0: block of pixels
///
/// `spec/instructions/VA_CONVOLVE.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Convolution {
    /// CONV_16x4: 64 pixels
    ///
    /// `spec/instructions/VA_CONVOLVE.md:35`
    #[code(name = "CONV_16x4")]
    Conv16x4 = 0b00,
    /// CONV_16x1: 16 pixels
    ///
    /// `spec/instructions/VA_CONVOLVE.md:36`
    #[code(name = "CONV_16x1")]
    Conv16x1 = 0b10,
    /// CONV_1x1: one pixel
    ///
    /// `spec/instructions/VA_CONVOLVE.md:37`
    #[code(name = "CONV_1x1")]
    Conv1x1 = 0b11,
}
/// `kernel`, bits 4..4: size of the kernel
///
/// `spec/instructions/VA_CONVOLVE.md:39`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kernel {
    /// Kernel15: up to 15x15
    ///
    /// `spec/instructions/VA_CONVOLVE.md:40`
    #[code(name = "Kernel15")]
    Kernel15 = 0b0,
    /// Kernel31: up to 31x31
    ///
    /// `spec/instructions/VA_CONVOLVE.md:41`
    #[code(name = "Kernel31")]
    Kernel31 = 0b1,
}
/// The bits of `Convolution`: block of pixels and size of the kernel
///
/// `spec/instructions/VA_CONVOLVE.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ConvolutionBits(
    #[run(convolution = 1..= 0, Convolution)]
    #[run(kernel = 4..= 4, Kernel)]
    u8,
);
/// Convolves a block of pixels with a table of the sampler.
///
/// `spec/instructions/VA_CONVOLVE.md:7`
///
/// ```text
/// va.convolve <surface> <sampler> <u> <v> <convolution> <convolution.kernel> <dst>
/// where convolution: CONV_16x4 is VA_CONV_16x4, CONV_16x1 is VA_CONV_16x1, CONV_1x1 is VA_CONV_1x1
/// where convolution.kernel: Kernel15 is 15x15, Kernel31 is 31x31
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_CONVOLVE",
    opcode = 0x44,
    sub_opcode = 0x01,
    text = ["va.convolve <surface> <sampler> <u> <v> <convolution> <convolution.kernel> <dst>",
    "where convolution: CONV_16x4 is VA_CONV_16x4, CONV_16x1 is VA_CONV_16x1, CONV_1x1 is VA_CONV_1x1",
    "where convolution.kernel: Kernel15 is 15x15, Kernel31 is 31x31"],
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/opcode",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x44",
    doc = "the code of the instruction",
    sum = "739850f0c07df74d"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/sub_opcode",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x01",
    doc = "the code of the instruction",
    sum = "9aed6dd1523b2bb9"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/sampler/declared",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 27,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/surface/declared",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 28,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/surface/t0",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 29,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/surface/t5",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 30,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/u/type",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/v/type",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/convolution/reserved",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 33,
    kind = "reserved",
    expr = "raw(convolution) & 0b11101100 == 0",
    doc = "bits without a meaning are zero",
    sum = "4b8a67cc42d47f55"
)]
#[rule(
    Static,
    id = "VA_CONVOLVE/convolution/encoding",
    on = "",
    page = "spec/instructions/VA_CONVOLVE.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(convolution), 0b00 | 0b10 | 0b11)",
    doc = "no other codes than the listed ones",
    sum = "0255bf48d7dcc524"
)]
pub struct VaConvolve {
    /// index of the sampler variable
    ///
    /// `spec/instructions/VA_CONVOLVE.md:27`
    #[field("ub", line = 27, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_CONVOLVE.md:28`
    #[field("ub", line = 28, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_CONVOLVE.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_CONVOLVE.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub v: VecOperand,
    /// block of pixels and size of the kernel
    ///
    /// `spec/instructions/VA_CONVOLVE.md:33`
    #[field("ub", line = 33)]
    pub convolution: ConvolutionBits,
    /// result
    ///
    /// `spec/instructions/VA_CONVOLVE.md:43`
    #[field("raw_operand", line = 43, role = Raw)]
    pub dst: RawOperand,
}
