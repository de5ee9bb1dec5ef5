// Generated from spec/instructions/VA_SKL_PLUS_LBP_CORRELATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_LBP_CORRELATION: Compares local binary patterns.

use crate::prelude::*;

/// Compares local binary patterns.
///
/// ```text
/// va_skl_plus.LBP_CORRELATION <surface> <u> <v> <disparity> <dst>
/// ```
///
/// ```c
/// dst = the correlation of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. The response in the message of the finalizer has the registers of the
/// result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_LBP_CORRELATION",
    opcode = 0x4d,
    sub_opcode = 0x0d,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_lbp_correlation,
)]
pub struct VaSklPlusLbpCorrelation {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Distance of the patterns in pixels.
    #[field(Scalar)] pub disparity: VecOperand,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

rules! {
    VaSklPlusLbpCorrelation: "VA_SKL_PLUS_LBP_CORRELATION" at crate::lines::va_skl_plus_lbp_correlation;

    /// `opcode` of VA_SKL_PLUS_LBP_CORRELATION must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_LBP_CORRELATION must be 0x0d
    "sub_opcode": sub_opcode == 0x0d;
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
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 128 bytes
    "dst/size": available(dst) >= 128;
    /// VA_SKL_PLUS_LBP_CORRELATION is available only on SKL and later
    "platform": on("SKL+");
}
