// Generated from spec/instructions/VA_CONVOLVE.md by `cargo xtask regen`; do not edit.
//! VA_CONVOLVE: Convolves a block of pixels with a table of the sampler.

use crate::prelude::*;

/// Convolves a block of pixels with a table of the sampler.
///
/// ```text
/// va.convolve <surface> <sampler> <u> <v> <convolution> <convolution.kernel> <dst>
/// where convolution: CONV_16x4 is VA_CONV_16x4, CONV_16x1 is VA_CONV_16x1, CONV_1x1 is VA_CONV_1x1
/// where convolution.kernel: Kernel15 is 15x15, Kernel31 is 31x31
/// ```
///
/// ```c
/// dst = the convolution of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. The response in the message of the finalizer has the registers of the
/// result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_CONVOLVE", opcode = 0x44, sub_opcode = 0x01, lines = crate::lines::va_convolve)]
pub struct VaConvolve {
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Block of pixels and size of the kernel.
    pub convolution: ConvolutionBits,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Convolution`: block of pixels and size of the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ConvolutionBits(
    #[bits(convolution = 1..=0, Convolution)]
    #[bits(kernel = 4..=4, Kernel)]
    u8,
);

/// `convolution`, bits 1..0: block of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Convolution {
    /// 64 pixels.
    #[code(name = "CONV_16x4")] Conv16x4 = 0b00,
    /// 16 pixels.
    #[code(name = "CONV_16x1")] Conv16x1 = 0b10,
    /// One pixel.
    #[code(name = "CONV_1x1")] Conv1x1 = 0b11,
}

/// `kernel`, bits 4..4: size of the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kernel {
    /// Up to 15x15.
    Kernel15 = 0b0,
    /// Up to 31x31.
    Kernel31 = 0b1,
}

rules! {
    VaConvolve: "VA_CONVOLVE" at crate::lines::va_convolve;

    /// `opcode` of VA_CONVOLVE must be 0x44
    "opcode": opcode == 0x44;
    /// `sub_opcode` of VA_CONVOLVE must be 0x01
    "sub_opcode": sub_opcode == 0x01;
    /// `sampler` must be the index of a declared or predefined sampler
    "sampler/declared": declared(sampler);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be 5 (T5)
    "surface/t5" [surface]: surface != 5;
    /// `u` must have type `f`
    "u/type": matches!(ty(u), F);
    /// `v` must have type `f`
    "v/type": matches!(ty(v), F);
    /// bits 2, 3 and 5 to 7 of `convolution` are reserved and must be zero
    "convolution/reserved": raw(convolution) & 0b11101100 == 0;
    /// `convolution` must be `CONV_16x4`, `CONV_16x1` or `CONV_1x1`
    "convolution/encoding": matches!(code(convolution), 0b00 | 0b10 | 0b11);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 2 bytes for each pixel, of which there are 64 in `CONV_16x4`, 16 in `CONV_16x1` and one in
    /// `CONV_1x1`
    "dst/size":
        available(dst) >= (matches!(convolution, CONV_16x4) * 64 + matches!(convolution, CONV_16x1) * 16 +
            matches!(convolution, CONV_1x1)) * 2;
}
