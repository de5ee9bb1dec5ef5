// Generated from spec/instructions/VA_BOOLCENTROID.md by `cargo xtask regen`; do not edit.
//! VA_BOOLCENTROID: Finds the centre of the bits that are set in a block.

use crate::prelude::*;

/// Finds the centre of the bits that are set in a block.
///
/// ```text
/// va.boolcentroid <surface> <u> <v> <vsize> <hsize> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_BOOLCENTROID", opcode = 0x44, sub_opcode = 0x06, lines = crate::lines::va_boolcentroid)]
pub struct VaBoolcentroid {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Height of the block.
    #[field(Scalar)] pub vsize: VecOperand,
    /// Width of the block.
    #[field(Scalar)] pub hsize: VecOperand,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
}

rules! {
    VaBoolcentroid: "VA_BOOLCENTROID" at crate::lines::va_boolcentroid;

    /// the code of the instruction
    "opcode": opcode == 0x44;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x06;
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
    /// the types of the operand
    "hsize/type": matches!(ty(hsize), SHORT_INTEGERS);
}
