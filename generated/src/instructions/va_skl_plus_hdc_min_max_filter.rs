// Generated from spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_MIN_MAX_FILTER: Finds the smallest and the largest value around each pixel of a block and writes
//! them to a surface.

use crate::prelude::*;

/// Finds the smallest and the largest value around each pixel of a block and writes them to a surface.
///
/// ```text
/// va_skl_plus.HDC_MIN_MAX_FILTER <surface> <sampler> <u> <v> <format> <mode> <dst_surface> <x> <y>
/// where format: Y16 is VA_Y16_FORMAT, Y8 is VA_Y8_FORMAT
/// where mode: Both is VA_MINMAX_ENABLE, Max is VA_MAX_ENABLE, Min is VA_MIN_ENABLE
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_HDC_MIN_MAX_FILTER", opcode = 0x4d, sub_opcode = 0x11, on = "SKL+", lines = crate::lines::va_skl_plus_hdc_min_max_filter)]
pub struct VaSklPlusHdcMinMaxFilter {
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
    /// Which values.
    pub mode: ModeBits,
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

/// The bits of `Mode`: which values.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(mode = 7..=0, Mode)]
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

/// `mode`, bits 7..0: which values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Mode {
    Both = 0b00000000,
    /// The largest.
    Max = 0b00000001,
    /// The smallest.
    Min = 0b00000010,
}

rules! {
    VaSklPlusHdcMinMaxFilter: "VA_SKL_PLUS_HDC_MIN_MAX_FILTER" at crate::lines::va_skl_plus_hdc_min_max_filter;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x11;
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
    /// no other codes than the listed ones
    "mode/encoding": matches!(code(mode), 0 | 1 | 2);
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
