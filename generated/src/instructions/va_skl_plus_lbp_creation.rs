// Generated from spec/instructions/VA_SKL_PLUS_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_LBP_CREATION: Makes local binary patterns of a block of pixels.

use crate::prelude::*;

/// Makes local binary patterns of a block of pixels.
///
/// ```text
/// va_skl_plus.LBP_CREATION <surface> <u> <v> <pattern> <dst>
/// where pattern: LBP_5x5 is VA_5x5_mode, LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_LBP_CREATION", opcode = 0x4d, sub_opcode = 0x0c, on = "SKL+", lines = crate::lines::va_skl_plus_lbp_creation)]
pub struct VaSklPlusLbpCreation {
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the patterns.
    pub pattern: PatternBits,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
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
    /// Of 5x5 pixels.
    #[code(name = "LBP_5x5")] Lbp5x5 = 0b00000000,
    /// Of 3x3 pixels.
    #[code(name = "LBP_3x3")] Lbp3x3 = 0b00000001,
    /// Both.
    #[code(name = "LBP_BOTH")] LbpBoth = 0b00000010,
}

rules! {
    VaSklPlusLbpCreation: "VA_SKL_PLUS_LBP_CREATION" at crate::lines::va_skl_plus_lbp_creation;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x0c;
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
    "pattern/encoding": matches!(code(pattern), 0 | 1 | 2);
    /// the platforms that have the instruction
    "platform": on("SKL+");
}
