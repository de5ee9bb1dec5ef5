// Generated from spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_LBP_CREATION: Makes local binary patterns and writes them to a surface.

use crate::prelude::*;

/// Makes local binary patterns and writes them to a surface.
///
/// ```text
/// va_skl_plus.HDC_LBP_CREATION <surface> <u> <v> <pattern> <dst_surface> <x> <y>
/// where pattern: LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_HDC_LBP_CREATION", opcode = 0x4d, sub_opcode = 0x15, on = "SKL+", lines = crate::lines::va_skl_plus_hdc_lbp_creation)]
pub struct VaSklPlusHdcLbpCreation {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the patterns.
    pub pattern: PatternBits,
    /// Index of the surface variable that is written.
    #[field(refers = surface)] pub dst_surface: u8,
    /// Column in it.
    #[field(Scalar)] pub x: VecOperand,
    /// Its row.
    #[field(Scalar)] pub y: VecOperand,
}

/// The bits of `Pattern`: size of the patterns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PatternBits(
    #[run(pattern = 7..=0, Pattern)]
    u8,
);

/// `pattern`, bits 7..0: size of the patterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Pattern {
    /// Of 3x3 pixels.
    #[code(name = "LBP_3x3")] Lbp3x3 = 0b00000001,
    /// Of 3x3 and of 5x5 pixels.
    #[code(name = "LBP_BOTH")] LbpBoth = 0b00000010,
}

rules! {
    VaSklPlusHdcLbpCreation: "VA_SKL_PLUS_HDC_LBP_CREATION" at crate::lines::va_skl_plus_hdc_lbp_creation;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x15;
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
    /// no other codes than the listed ones
    "pattern/encoding": matches!(code(pattern), 1 | 2);
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
