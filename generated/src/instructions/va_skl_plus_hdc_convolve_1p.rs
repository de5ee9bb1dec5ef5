// Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_CONVOLVE_1P: Convolves pixels at offsets and writes them to a surface.

use crate::prelude::*;

/// Convolves pixels at offsets and writes them to a surface.
///
/// ```text
/// va_skl_plus.HDC_CONVOLVE_1P <surface> <sampler> <u> <v> <format> <offsets> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
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
    name = "VA_SKL_PLUS_HDC_CONVOLVE_1P",
    opcode = 0x4d,
    sub_opcode = 0x18,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_hdc_convolve_1p,
)]
pub struct VaSklPlusHdcConvolve1p {
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the pixels that are written.
    pub format: FormatBits,
    /// Offsets of the pixels.
    #[field(Raw)] pub offsets: RawOperand,
    /// Index of the surface variable that is written.
    #[field(refers = Surface)] pub dst_surface: u8,
    /// Column in the surface that is written.
    #[field(Scalar)] pub x: VecOperand,
    /// Row in the surface that is written.
    #[field(Scalar)] pub y: VecOperand,
}

/// The bits of `Format`: size of the pixels that are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct FormatBits(
    #[bits(format = 7..=0, Format)]
    u8,
);

/// `format`, bits 7..0: size of the pixels that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Two bytes.
    Y16 = 0b00000000,
    /// One byte.
    Y8 = 0b00000001,
}

rules! {
    VaSklPlusHdcConvolve1p: "VA_SKL_PLUS_HDC_CONVOLVE_1P" at crate::lines::va_skl_plus_hdc_convolve_1p;

    /// `opcode` of VA_SKL_PLUS_HDC_CONVOLVE_1P must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_HDC_CONVOLVE_1P must be 0x18
    "sub_opcode": sub_opcode == 0x18;
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
    /// `format` must be `Y16` or `Y8`
    "format/encoding": matches!(code(format), 0 | 1);
    /// `dst_surface` must be the index of a declared or predefined surface
    "dst_surface/declared": declared(dst_surface);
    /// `dst_surface` must not be 0 (T0)
    "dst_surface/t0" [surface]: dst_surface != 0;
    /// `x` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "x/type": matches!(ty(x), SHORT_INTEGERS);
    /// `y` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "y/type": matches!(ty(y), SHORT_INTEGERS);
    /// `offsets` must not be null
    "offsets/null": !null(offsets);
    /// `offsets` must provide 64 bytes
    "offsets/size": available(offsets) >= 64;
    /// VA_SKL_PLUS_HDC_CONVOLVE_1P is available only on SKL and later
    "platform": on("SKL+");
}
