// Generated from spec/instructions/MEDIA_LD.md by `cargo xtask regen`; do not edit.
//! MEDIA_LD: Reads a rectangle of bytes of a surface.

use crate::prelude::*;

/// Reads a rectangle of bytes of a surface.
///
/// ```text
/// media_ld.<modifiers> (<block_width>,<block_height>) <surface> <plane> <x_offset> <y_offset> <dst>
/// also media_ld.<modifiers> (<block_width>,<block_height>) <surface> <x_offset> <y_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MEDIA_LD", opcode = 0x37, lines = crate::lines::media_ld)]
pub struct MediaLd {
    /// How rows are counted, and what is read of lines that the thread has changed.
    pub modifiers: ModifiersBits,
    /// Index of the surface variable; a surface of two dimensions.
    #[field(refers = surface)] pub surface: u8,
    /// Plane of the surface, as its format counts them.
    pub plane: u8,
    /// Bytes of a row.
    pub block_width: u8,
    /// Number of rows.
    pub block_height: u8,
    /// Left end of the rectangle, in bytes.
    #[field(Scalar)] pub x_offset: VecOperand,
    /// Its first row.
    #[field(Scalar)] pub y_offset: VecOperand,
    /// What was read, row by row.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Modifiers`: how rows are counted, and what is read of lines that the thread has changed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModifiersBits(
    #[run(modifiers = 2..=0, Modifiers)]
    u8,
);

/// `modifiers`, bits 2..0: modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// All rows.
    #[code(name = "nomod")] Nomod = 0b000,
    /// Changed lines.
    #[code(name = "modified")] Modified = 0b001,
    /// The top field of interleaved rows.
    #[code(name = "top")] Top = 0b010,
    /// The bottom field of interleaved rows.
    #[code(name = "bottom")] Bottom = 0b011,
    /// Both top and modified.
    #[code(name = "top_mod")] TopMod = 0b100,
    /// Both bottom and modified.
    #[code(name = "bottom_mod")] BottomMod = 0b101,
}

rules! {
    MediaLd: "MEDIA_LD" at crate::lines::media_ld;

    /// the code of the instruction
    "opcode": opcode == 0x37;
    /// bits without a meaning are zero
    "modifiers/reserved": raw(modifiers) & 0b11111000 == 0;
    /// no other codes than the listed ones
    "modifiers/encoding": matches!(code(modifiers), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the surface cannot be accessed
    "surface/t0" [surface]: surface != 0;
    /// the surface cannot be accessed
    "surface/t5" [surface]: surface != 5;
    /// the number is within its limits
    "plane/range": matches!(plane, 0..=3);
    /// the number is within its limits
    "block_width/range": matches!(block_width, 1..=64);
    /// the number is within its limits
    "block_height/range": matches!(block_height, 1..=64);
    /// the types of the operand
    "x_offset/type": matches!(ty(x_offset), UD);
    /// the types of the operand
    "y_offset/type": matches!(ty(y_offset), UD);
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
        room(dst) >= (block_height - 1) * (4 + 4 * (block_width > 4) + 8 * (block_width > 8) + 16 * (block_width > 16)
            + 32 * (block_width > 32)) + block_width;
    /// `surface` gives undefined values outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => undefined(loaded(dst));
}
