// Generated from spec/instructions/VA_SKL_PLUS_LBP_CORRELATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_LBP_CORRELATION: Compares local binary patterns.

use crate::prelude::*;

/// Compares local binary patterns.
///
/// ```text
/// va_skl_plus.LBP_CORRELATION <surface> <u> <v> <disparity> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_LBP_CORRELATION", opcode = 0x4d, sub_opcode = 0x0d, on = "SKL+", lines = crate::lines::va_skl_plus_lbp_correlation)]
pub struct VaSklPlusLbpCorrelation {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// How far the patterns stand apart.
    #[field(Scalar)] pub disparity: VecOperand,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
}

rules! {
    VaSklPlusLbpCorrelation: "VA_SKL_PLUS_LBP_CORRELATION" at crate::lines::va_skl_plus_lbp_correlation;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x0d;
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
    /// the platforms that have the instruction
    "platform": on("SKL+");
}
