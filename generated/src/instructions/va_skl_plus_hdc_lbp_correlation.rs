// Generated from spec/instructions/VA_SKL_PLUS_HDC_LBP_CORRELATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_LBP_CORRELATION: Compares local binary patterns and writes the answer to a surface.

use crate::prelude::*;

/// Compares local binary patterns and writes the answer to a surface.
///
/// ```text
/// va_skl_plus.HDC_LBP_CORRELATION <surface> <u> <v> <disparity> <dst_surface> <x> <y>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_HDC_LBP_CORRELATION", opcode = 0x4d, sub_opcode = 0x14, on = "SKL+", lines = crate::lines::va_skl_plus_hdc_lbp_correlation)]
pub struct VaSklPlusHdcLbpCorrelation {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// How far the patterns stand apart.
    #[field(Scalar)] pub disparity: VecOperand,
    /// Index of the surface variable that is written.
    #[field(refers = surface)] pub dst_surface: u8,
    /// Column in it.
    #[field(Scalar)] pub x: VecOperand,
    /// Its row.
    #[field(Scalar)] pub y: VecOperand,
}

rules! {
    VaSklPlusHdcLbpCorrelation: "VA_SKL_PLUS_HDC_LBP_CORRELATION" at crate::lines::va_skl_plus_hdc_lbp_correlation;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x14;
    /// what it names exists
    "surface/declared": declared(surface);
    /// the surface cannot be accessed
    "surface/t0" [surface]: surface != 0;
    /// the surface cannot be accessed
    "surface/t5" [surface]: surface != 5;
    /// the types of the operand
    "u/type": matches!(ty(u), F);
    /// the types of the operand
    "v/type": matches!(ty(v), F);
    /// the types of the operand
    "disparity/type": matches!(ty(disparity), SHORT_INTEGERS);
    /// what it names exists
    "dst_surface/declared": declared(dst_surface);
    /// the surface cannot be accessed
    "dst_surface/t0" [surface]: dst_surface != 0;
    /// the types of the operand
    "x/type": matches!(ty(x), SHORT_INTEGERS);
    /// the types of the operand
    "y/type": matches!(ty(y), SHORT_INTEGERS);
    /// the platforms that have the instruction
    "platform": on("SKL+");
}
