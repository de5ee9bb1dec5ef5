// Generated from spec/instructions/VA_MINMAX.md by `cargo xtask regen`; do not edit.
//! VA_MINMAX: Finds the smallest and the largest value of a block of pixels.

use crate::prelude::*;

/// Finds the smallest and the largest value of a block of pixels.
///
/// ```text
/// va.minmax <surface> <u> <v> <mode> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_MINMAX", opcode = 0x44, sub_opcode = 0x02, lines = crate::lines::va_minmax)]
pub struct VaMinmax {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// 0: both values, 1: the largest, 2: the smallest.
    #[field(Scalar)] pub mode: VecOperand,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
}

rules! {
    VaMinmax: "VA_MINMAX" at crate::lines::va_minmax;

    /// the code of the instruction
    "opcode": opcode == 0x44;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x02;
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
    /// the number is within its limits
    "mode/range": matches!(imm(mode), 0..=2);
    /// the types of the operand
    "mode/type": matches!(ty(mode), SHORT_INTEGERS);
}
