// Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_CONVOLVE_2D: Convolves a block of pixels and writes it to a surface.

use crate::prelude::*;

/// Convolves a block of pixels and writes it to a surface.
///
/// ```text
/// va_skl_plus.HDC_CONVOLVE_2D <surface> <sampler> <u> <v> <format> <format.kernel> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// where format.kernel: Kernel15 is 15x15, Kernel31 is 31x31
/// ```
///
/// ```c
/// block of dst_surface at (x, y) = the convolution of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_CONVOLVE_2D",
    opcode = 0x4d,
    sub_opcode = 0x10,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_hdc_convolve_2d,
)]
pub struct VaSklPlusHdcConvolve2d {
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the pixels that are written and size of the kernel.
    pub format: FormatBits,
    /// Index of the surface variable that is written.
    #[field(refers = Surface)] pub dst_surface: u8,
    /// Column in the surface that is written.
    #[field(Scalar)] pub x: VecOperand,
    /// Row in the surface that is written.
    #[field(Scalar)] pub y: VecOperand,
}

/// The bits of `Format`: size of the pixels that are written and size of the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct FormatBits(
    #[bits(format = 3..=0, Format)]
    #[bits(kernel = 4..=4, Kernel)]
    u8,
);

/// `format`, bits 3..0: size of the pixels that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Two bytes.
    Y16 = 0b0000,
    /// One byte.
    Y8 = 0b0001,
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
    VaSklPlusHdcConvolve2d: "VA_SKL_PLUS_HDC_CONVOLVE_2D" at crate::lines::va_skl_plus_hdc_convolve_2d;

    /// `opcode` of VA_SKL_PLUS_HDC_CONVOLVE_2D must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_HDC_CONVOLVE_2D must be 0x10
    "sub_opcode": sub_opcode == 0x10;
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
    /// bits 5 to 7 of `format` are reserved and must be zero
    "format/reserved": raw(format) & 0b11100000 == 0;
    /// `format` must be `Y16` or `Y8`
    "format/encoding": matches!(code(format), 0b0000 | 0b0001);
    /// `dst_surface` must be the index of a declared or predefined surface
    "dst_surface/declared": declared(dst_surface);
    /// `dst_surface` must not be 0 (T0)
    "dst_surface/t0" [surface]: dst_surface != 0;
    /// `x` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "x/type": matches!(ty(x), SHORT_INTEGERS);
    /// `y` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "y/type": matches!(ty(y), SHORT_INTEGERS);
    /// VA_SKL_PLUS_HDC_CONVOLVE_2D is available only on SKL and later
    "platform": on("SKL+");
}
