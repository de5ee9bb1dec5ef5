// Generated from spec/instructions/VA_CENTROID.md by `cargo xtask regen`; do not edit.
//! VA_CENTROID: Finds the centre of gravity of a block of pixels.

use crate::prelude::*;

/// Finds the centre of gravity of a block of pixels.
///
/// ```text
/// va.centroid <surface> <u> <v> <vsize> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_CENTROID", opcode = 0x44, sub_opcode = 0x07, lines = crate::lines::va_centroid)]
pub struct VaCentroid {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Height of the block.
    #[field(Scalar)] pub vsize: VecOperand,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
}

rules! {
    VaCentroid: "VA_CENTROID" at crate::lines::va_centroid;

    /// the code of the instruction
    "opcode": opcode == 0x44;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x07;
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
    "vsize/type": matches!(ty(vsize), SHORT_INTEGERS);
}
