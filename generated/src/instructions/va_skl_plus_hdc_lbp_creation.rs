// Generated from spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_LBP_CREATION: Makes local binary patterns and writes them to a surface.

use crate::prelude::*;

/// Makes local binary patterns and writes them to a surface.
///
/// ```text
/// va_skl_plus.HDC_LBP_CREATION <surface> <u> <v> <pattern> <dst_surface> <x> <y>
/// where pattern: LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode
/// ```
///
/// ```c
/// block of dst_surface at (x, y) = the patterns of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_LBP_CREATION",
    opcode = 0x4d,
    sub_opcode = 0x15,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_hdc_lbp_creation,
)]
pub struct VaSklPlusHdcLbpCreation {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the patterns.
    pub pattern: PatternBits,
    /// Index of the surface variable that is written.
    #[field(refers = Surface)] pub dst_surface: u8,
    /// Column in the surface that is written.
    #[field(Scalar)] pub x: VecOperand,
    /// Row in the surface that is written.
    #[field(Scalar)] pub y: VecOperand,
}

/// The bits of `Pattern`: size of the patterns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PatternBits(
    #[bits(pattern = 7..=0, Pattern)]
    u8,
);

/// `pattern`, bits 7..0: size of the patterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Pattern {
    /// Patterns of 3x3 pixels.
    #[code(name = "LBP_3x3")] Lbp3x3 = 0b00000001,
    /// Patterns of 3x3 and of 5x5 pixels.
    #[code(name = "LBP_BOTH")] LbpBoth = 0b00000010,
}

rules! {
    VaSklPlusHdcLbpCreation: "VA_SKL_PLUS_HDC_LBP_CREATION" at crate::lines::va_skl_plus_hdc_lbp_creation;

    /// `opcode` of VA_SKL_PLUS_HDC_LBP_CREATION must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_HDC_LBP_CREATION must be 0x15
    "sub_opcode": sub_opcode == 0x15;
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
    /// `pattern` must be `LBP_3x3` or `LBP_BOTH`
    "pattern/encoding": matches!(code(pattern), 1 | 2);
    /// `dst_surface` must be the index of a declared or predefined surface
    "dst_surface/declared": declared(dst_surface);
    /// `dst_surface` must not be 0 (T0)
    "dst_surface/t0" [surface]: dst_surface != 0;
    /// `x` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "x/type": matches!(ty(x), SHORT_INTEGERS);
    /// `y` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "y/type": matches!(ty(y), SHORT_INTEGERS);
    /// VA_SKL_PLUS_HDC_LBP_CREATION is available only on SKL and later
    "platform": on("SKL+");
}
