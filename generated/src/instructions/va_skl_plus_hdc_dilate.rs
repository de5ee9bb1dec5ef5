// Generated from spec/instructions/VA_SKL_PLUS_HDC_DILATE.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_DILATE: Dilates a block of pixels and writes it to a surface.

use crate::prelude::*;

/// Dilates a block of pixels and writes it to a surface.
///
/// ```text
/// va_skl_plus.HDC_DILATE <surface> <sampler> <u> <v> <dst_surface> <x> <y>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_HDC_DILATE", opcode = 0x4d, sub_opcode = 0x13, on = "SKL+", lines = crate::lines::va_skl_plus_hdc_dilate)]
pub struct VaSklPlusHdcDilate {
    /// Index of the sampler variable.
    #[field(refers = sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Index of the surface variable that is written.
    #[field(refers = surface)] pub dst_surface: u8,
    /// Column in it.
    #[field(Scalar)] pub x: VecOperand,
    /// Its row.
    #[field(Scalar)] pub y: VecOperand,
}

rules! {
    VaSklPlusHdcDilate: "VA_SKL_PLUS_HDC_DILATE" at crate::lines::va_skl_plus_hdc_dilate;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x13;
    /// what it names exists
    "sampler/declared": declared(sampler);
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
