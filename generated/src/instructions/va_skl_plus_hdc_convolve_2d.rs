// Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_2D.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_CONVOLVE_2D: Convolves a block of pixels and writes it to a surface.

use crate::prelude::*;

/// Convolves a block of pixels and writes it to a surface.
///
/// ```text
/// va_skl_plus.HDC_CONVOLVE_2D <surface> <sampler> <u> <v> <format> <format.kernel> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// where format.kernel: Kernel15 is 15x15, Kernel31 is 31x31
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_HDC_CONVOLVE_2D", opcode = 0x4d, sub_opcode = 0x10, on = "SKL+", lines = crate::lines::va_skl_plus_hdc_convolve_2d)]
pub struct VaSklPlusHdcConvolve2d {
    /// Index of the sampler variable.
    #[field(refers = sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v: VecOperand,
    /// What is written, and how it comes about.
    pub format: FormatBits,
    /// Index of the surface variable that is written.
    #[field(refers = surface)] pub dst_surface: u8,
    /// Column in it.
    #[field(Scalar)] pub x: VecOperand,
    /// Its row.
    #[field(Scalar)] pub y: VecOperand,
}

/// The bits of `Format`: what is written, and how it comes about.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct FormatBits(
    #[run(format = 3..=0, Format)]
    #[run(kernel = 4..=4, Kernel)]
    u8,
);

/// `format`, bits 3..0: size of the pixels that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Format {
    /// Two bytes.
    Y16 = 0b0000,
    /// A byte.
    Y8 = 0b0001,
}

/// `kernel`, bits 4..4: size of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kernel {
    /// Up to 15x15.
    Kernel15 = 0b0,
    /// Up to 31x31.
    Kernel31 = 0b1,
}

rules! {
    VaSklPlusHdcConvolve2d: "VA_SKL_PLUS_HDC_CONVOLVE_2D" at crate::lines::va_skl_plus_hdc_convolve_2d;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x10;
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
    /// bits without a meaning are zero
    "format/reserved": raw(format) & 0b11100000 == 0;
    /// no other codes than the listed ones
    "format/encoding": matches!(code(format), 0b0000 | 0b0001);
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
