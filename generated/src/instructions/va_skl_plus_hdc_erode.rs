// Generated from spec/instructions/VA_SKL_PLUS_HDC_ERODE.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_ERODE: Erodes a block of pixels and writes it to a surface.

use crate::prelude::*;

/// Erodes a block of pixels and writes it to a surface.
///
/// ```text
/// va_skl_plus.HDC_ERODE <surface> <sampler> <u> <v> <dst_surface> <x> <y>
/// ```
///
/// ```c
/// block of dst_surface at (x, y) = the erosion of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_ERODE",
    opcode = 0x4d,
    sub_opcode = 0x12,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_hdc_erode,
)]
pub struct VaSklPlusHdcErode {
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Index of the surface variable that is written.
    #[field(refers = Surface)] pub dst_surface: u8,
    /// Column in the surface that is written.
    #[field(Scalar)] pub x: VecOperand,
    /// Row in the surface that is written.
    #[field(Scalar)] pub y: VecOperand,
}

rules! {
    VaSklPlusHdcErode: "VA_SKL_PLUS_HDC_ERODE" at crate::lines::va_skl_plus_hdc_erode;

    /// `opcode` of VA_SKL_PLUS_HDC_ERODE must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_HDC_ERODE must be 0x12
    "sub_opcode": sub_opcode == 0x12;
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
    /// `dst_surface` must be the index of a declared or predefined surface
    "dst_surface/declared": declared(dst_surface);
    /// `dst_surface` must not be 0 (T0)
    "dst_surface/t0" [surface]: dst_surface != 0;
    /// `x` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "x/type": matches!(ty(x), SHORT_INTEGERS);
    /// `y` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "y/type": matches!(ty(y), SHORT_INTEGERS);
    /// VA_SKL_PLUS_HDC_ERODE is available only on SKL and later
    "platform": on("SKL+");
}
