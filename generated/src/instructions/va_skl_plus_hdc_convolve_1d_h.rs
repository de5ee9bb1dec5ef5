// Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1D_H.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_CONVOLVE_1D_H: Convolves the rows of a block of pixels and writes it to a surface.

use crate::prelude::*;

/// Convolves the rows of a block of pixels and writes it to a surface.
///
/// ```text
/// va_skl_plus.HDC_CONVOLVE_1D_H <surface> <sampler> <u> <v> <format> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_HDC_CONVOLVE_1D_H", opcode = 0x4d, sub_opcode = 0x16, on = "SKL+", lines = crate::lines::va_skl_plus_hdc_convolve_1d_h)]
pub struct VaSklPlusHdcConvolve1dH {
    /// Index of the sampler variable.
    #[field(refers = sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// Size of the pixels that are written.
    pub format: FormatBits,
    /// Index of the surface variable that is written.
    #[field(refers = surface)] pub dst_surface: u8,
    /// Column in it.
    #[field(Scalar)] pub x: VecOperand,
    /// Its row.
    #[field(Scalar)] pub y: VecOperand,
}

/// The bits of `Format`: size of the pixels that are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct FormatBits(
    #[run(format = 7..=0, Format)]
    u8,
);

/// `format`, bits 7..0: size of the pixels that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Two bytes.
    Y16 = 0b00000000,
    /// A byte.
    Y8 = 0b00000001,
}

rules! {
    VaSklPlusHdcConvolve1dH: "VA_SKL_PLUS_HDC_CONVOLVE_1D_H" at crate::lines::va_skl_plus_hdc_convolve_1d_h;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x16;
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
    /// no other codes than the listed ones
    "format/encoding": matches!(code(format), 0 | 1);
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
