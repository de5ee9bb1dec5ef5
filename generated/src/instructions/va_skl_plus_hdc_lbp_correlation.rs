// Generated from spec/instructions/VA_SKL_PLUS_HDC_LBP_CORRELATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_LBP_CORRELATION: Compares local binary patterns and writes the result to a surface.

use crate::prelude::*;

/// Compares local binary patterns and writes the result to a surface.
///
/// ```text
/// va_skl_plus.HDC_LBP_CORRELATION <surface> <u> <v> <disparity> <dst_surface> <x> <y>
/// ```
///
/// ```c
/// block of dst_surface at (x, y) = the correlation of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_LBP_CORRELATION",
    opcode = 0x4d,
    sub_opcode = 0x14,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_hdc_lbp_correlation,
)]
pub struct VaSklPlusHdcLbpCorrelation {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Distance of the patterns in pixels.
    #[field(Scalar)] pub disparity: VecOperand,
    /// Index of the surface variable that is written.
    #[field(refers = Surface)] pub dst_surface: u8,
    /// Column in the surface that is written.
    #[field(Scalar)] pub x: VecOperand,
    /// Row in the surface that is written.
    #[field(Scalar)] pub y: VecOperand,
}

rules! {
    VaSklPlusHdcLbpCorrelation: "VA_SKL_PLUS_HDC_LBP_CORRELATION" at crate::lines::va_skl_plus_hdc_lbp_correlation;

    /// `opcode` of VA_SKL_PLUS_HDC_LBP_CORRELATION must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_HDC_LBP_CORRELATION must be 0x14
    "sub_opcode": sub_opcode == 0x14;
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
    /// `disparity` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "disparity/type": matches!(ty(disparity), SHORT_INTEGERS);
    /// `dst_surface` must be the index of a declared or predefined surface
    "dst_surface/declared": declared(dst_surface);
    /// `dst_surface` must not be 0 (T0)
    "dst_surface/t0" [surface]: dst_surface != 0;
    /// `x` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "x/type": matches!(ty(x), SHORT_INTEGERS);
    /// `y` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "y/type": matches!(ty(y), SHORT_INTEGERS);
    /// VA_SKL_PLUS_HDC_LBP_CORRELATION is available only on SKL and later
    "platform": on("SKL+");
}
