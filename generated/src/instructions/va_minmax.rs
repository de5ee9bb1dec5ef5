// Generated from spec/instructions/VA_MINMAX.md by `cargo xtask regen`; do not edit.
//! VA_MINMAX: Finds the smallest and the largest value of a block of pixels.

use crate::prelude::*;

/// Finds the smallest and the largest value of a block of pixels.
///
/// ```text
/// va.minmax <surface> <u> <v> <mode> <dst>
/// ```
///
/// ```c
/// dst = the values of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. How large results are is not known.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_MINMAX", opcode = 0x44, sub_opcode = 0x02, lines = crate::lines::va_minmax)]
pub struct VaMinmax {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// 0: both values, 1: the largest, 2: the smallest.
    #[field(Scalar)] pub mode: VecOperand,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

rules! {
    VaMinmax: "VA_MINMAX" at crate::lines::va_minmax;

    /// `opcode` of VA_MINMAX must be 0x44
    "opcode": opcode == 0x44;
    /// `sub_opcode` of VA_MINMAX must be 0x02
    "sub_opcode": sub_opcode == 0x02;
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
    /// the value of `mode` must be in the range 0 to 2
    "mode/range": matches!(imm(mode), 0..=2);
    /// `mode` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "mode/type": matches!(ty(mode), SHORT_INTEGERS);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
}
