// Generated from spec/instructions/MEDIA_LD.md by `cargo xtask regen`; do not edit.
//! MEDIA_LD: Reads a rectangle of bytes of a surface.

use crate::prelude::*;

/// Reads a rectangle of bytes of a surface.
///
/// ```text
/// media_ld.<modifiers> (<block_width>,<block_height>) <surface> <plane> <x_offset> <y_offset> <dst>
/// also media_ld.<modifiers> (<block_width>,<block_height>) <surface> <x_offset> <y_offset> <dst>
/// ```
///
/// ```c
/// pitch = smallest power of 2 that is block_width or more, and 4 at least;
/// for (y = 0; y < block_height; ++y)
///   for (x = 0; x < block_width; ++x)
///     byte y * pitch + x of dst = byte x_offset + x in row y_offset + y of surface;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MEDIA_LD", opcode = 0x37, lines = crate::lines::media_ld)]
pub struct MediaLd {
    /// Selection of rows and treatment of changed cache lines.
    pub modifiers: ModifiersBits,
    /// Index of the surface variable, with two dimensions.
    #[field(refers = Surface)] pub surface: u8,
    /// Number of the plane in the format of the surface.
    pub plane: u8,
    /// Width of a row in bytes.
    pub block_width: u8,
    /// Number of rows.
    pub block_height: u8,
    /// Left edge of the rectangle, in bytes.
    #[field(Scalar)] pub x_offset: VecOperand,
    /// First row of the rectangle.
    #[field(Scalar)] pub y_offset: VecOperand,
    /// Values that were read, row by row.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Modifiers`: selection of rows and treatment of changed cache lines.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModifiersBits(
    #[bits(modifiers = 2..=0, Modifiers)]
    u8,
);

/// `modifiers`, bits 2..0: modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// All rows.
    #[code(name = "nomod")] Nomod = 0b000,
    /// Cache lines that the thread has changed.
    #[code(name = "modified")] Modified = 0b001,
    /// Top field of interleaved rows.
    #[code(name = "top")] Top = 0b010,
    /// Bottom field of interleaved rows.
    #[code(name = "bottom")] Bottom = 0b011,
    /// Top and modified combined.
    #[code(name = "top_mod")] TopMod = 0b100,
    /// Bottom and modified combined.
    #[code(name = "bottom_mod")] BottomMod = 0b101,
}

rules! {
    MediaLd: "MEDIA_LD" at crate::lines::media_ld;

    /// `opcode` of MEDIA_LD must be 0x37
    "opcode": opcode == 0x37;
    /// bits 3 to 7 of `modifiers` are reserved and must be zero
    "modifiers/reserved": raw(modifiers) & 0b11111000 == 0;
    /// `modifiers` must be `nomod`, `modified`, `top`, `bottom`, `top_mod` or `bottom_mod`
    "modifiers/encoding": matches!(code(modifiers), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be 5 (T5)
    "surface/t5" [surface]: surface != 5;
    /// `plane` must be in the range 0 to 3
    "plane/range": matches!(plane, 0..=3);
    /// `block_width` must be in the range 1 to 64
    "block_width/range": matches!(block_width, 1..=64);
    /// `block_height` must be in the range 1 to 64
    "block_height/range": matches!(block_height, 1..=64);
    /// `x_offset` must have type `ud`
    "x_offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(x_offset), UD);
    /// `y_offset` must have type `ud`
    "y_offset/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(y_offset), UD);
    /// `block_height` must be at most 32 for `block_width` 5 to 8, 16 for 9 to 16, 8 for 17 to 32, and 4 for 33 to 64
    "block_height/width" [field]:
        (matches!(block_width, 5..=8) => block_height <= 32)
            && (matches!(block_width, 9..=16) => block_height <= 16)
            && (matches!(block_width, 17..=32) => block_height <= 8)
            && (matches!(block_width, 33..=64) => block_height <= 4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide `block_height` rows of `block_width` bytes at a pitch of 4 bytes, or 8, 16, 32 or 64 for a
    /// width above 4, 8, 16 or 32
    "dst/size":
        available(dst) >= (block_height - 1) * (4 + 4 * (block_width > 4) + 8 * (block_width > 8) + 16 * (block_width >
            16) + 32 * (block_width > 32)) + block_width;
    /// `surface` returns undefined values outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => undefined(loaded(dst));
}
