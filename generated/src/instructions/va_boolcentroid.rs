// Generated from spec/instructions/VA_BOOLCENTROID.md by `cargo xtask regen`; do not edit.
//! VA_BOOLCENTROID: Finds the centre of the bits that are set in a block.

use crate::prelude::*;

/// Finds the centre of the bits that are set in a block.
///
/// ```text
/// va.boolcentroid <surface> <u> <v> <vsize> <hsize> <dst>
/// ```
///
/// ```c
/// dst = the centre of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. How large results are is not known.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_BOOLCENTROID", opcode = 0x44, sub_opcode = 0x06, lines = crate::lines::va_boolcentroid)]
pub struct VaBoolcentroid {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Height of the block.
    #[field(Scalar)] pub vsize: VecOperand,
    /// Width of the block.
    #[field(Scalar)] pub hsize: VecOperand,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

rules! {
    VaBoolcentroid: "VA_BOOLCENTROID" at crate::lines::va_boolcentroid;

    /// `opcode` of VA_BOOLCENTROID must be 0x44
    "opcode": opcode == 0x44;
    /// `sub_opcode` of VA_BOOLCENTROID must be 0x06
    "sub_opcode": sub_opcode == 0x06;
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
    /// `vsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "vsize/type": matches!(ty(vsize), SHORT_INTEGERS);
    /// `hsize` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "hsize/type": matches!(ty(hsize), SHORT_INTEGERS);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
}
