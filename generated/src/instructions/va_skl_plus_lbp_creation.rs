// Generated from spec/instructions/VA_SKL_PLUS_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_LBP_CREATION: Makes local binary patterns of a block of pixels.

use crate::prelude::*;

/// Makes local binary patterns of a block of pixels.
///
/// ```text
/// va_skl_plus.LBP_CREATION <surface> <u> <v> <pattern> <dst>
/// where pattern: LBP_5x5 is VA_5x5_mode, LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode
/// ```
///
/// ```c
/// dst = the patterns of the block of surface at (u, v);
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
    name = "VA_SKL_PLUS_LBP_CREATION",
    opcode = 0x4d,
    sub_opcode = 0x0c,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_lbp_creation,
)]
pub struct VaSklPlusLbpCreation {
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the patterns.
    pub pattern: PatternBits,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
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
    /// Patterns of 5x5 pixels.
    #[code(name = "LBP_5x5")] Lbp5x5 = 0b00000000,
    /// Patterns of 3x3 pixels.
    #[code(name = "LBP_3x3")] Lbp3x3 = 0b00000001,
    /// Patterns of 3x3 and of 5x5 pixels.
    #[code(name = "LBP_BOTH")] LbpBoth = 0b00000010,
}

rules! {
    VaSklPlusLbpCreation: "VA_SKL_PLUS_LBP_CREATION" at crate::lines::va_skl_plus_lbp_creation;

    /// `opcode` of VA_SKL_PLUS_LBP_CREATION must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_LBP_CREATION must be 0x0c
    "sub_opcode": sub_opcode == 0x0c;
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
    /// `pattern` must be `LBP_5x5`, `LBP_3x3` or `LBP_BOTH`
    "pattern/encoding": matches!(code(pattern), 0 | 1 | 2);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 256 bytes for `LBP_5x5` and 128 bytes otherwise
    "dst/size": available(dst) >= 128 + matches!(pattern, LBP_5x5) * 128;
    /// VA_SKL_PLUS_LBP_CREATION is available only on SKL and later
    "platform": on("SKL+");
}
