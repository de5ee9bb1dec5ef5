// Generated from spec/instructions/MEDIA_ST.md by `cargo xtask regen`; do not edit.
//! MEDIA_ST: Writes a rectangle of bytes to a surface.

use crate::prelude::*;

/// Writes a rectangle of bytes to a surface.
///
/// ```text
/// media_st.<modifiers> (<block_width>,<block_height>) <surface> <plane> <x_offset> <y_offset> <src>
/// also media_st.<modifiers> (<block_width>,<block_height>) <surface> <x_offset> <y_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "MEDIA_ST",
    opcode = 0x38,
    text = ["media_st.<modifiers> (<block_width>,<block_height>) <surface> <plane> <x_offset> <y_offset> <src>",
    "also media_st.<modifiers> (<block_width>,<block_height>) <surface> <x_offset> <y_offset> <src>"],
    page = "spec/instructions/MEDIA_ST.md",
    line = 7
)]
#[rule(
    Static,
    id = "MEDIA_ST/opcode",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x38",
    doc = "the code of the instruction",
    sum = "469f79257cc31b8f"
)]
#[rule(
    Static,
    id = "MEDIA_ST/modifiers/reserved",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 29,
    kind = "reserved",
    expr = "raw(modifiers) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "02fe94db8da3c7ba"
)]
#[rule(
    Static,
    id = "MEDIA_ST/modifiers/encoding",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 30,
    kind = "encoding",
    expr = "matches!(code(modifiers), 0b000 | 0b010 | 0b011)",
    doc = "no other codes than the listed ones",
    sum = "e001efefa16883fd"
)]
#[rule(
    Static,
    id = "MEDIA_ST/surface/declared",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 35,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "ba3ac68e3e4ca230"
)]
#[rule(
    Static,
    id = "MEDIA_ST/surface/t0",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 36,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "MEDIA_ST/surface/t5",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 37,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "MEDIA_ST/plane/range",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 38,
    kind = "range",
    expr = "matches!(plane, 0..=3)",
    doc = "the number is within its limits",
    sum = "9ef385f790527fc5"
)]
#[rule(
    Static,
    id = "MEDIA_ST/block_width/range",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 39,
    kind = "range",
    expr = "matches!(block_width, 1..=64)",
    doc = "the number is within its limits",
    sum = "adf494f537b073cb"
)]
#[rule(
    Static,
    id = "MEDIA_ST/block_height/range",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 40,
    kind = "range",
    expr = "matches!(block_height, 1..=64)",
    doc = "the number is within its limits",
    sum = "adf494f537b073cb"
)]
#[rule(
    Static,
    id = "MEDIA_ST/x_offset/type",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 41,
    kind = "type",
    expr = "matches!(ty(x_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "MEDIA_ST/y_offset/type",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(y_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "MEDIA_ST/block_height/width",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 46,
    kind = "field",
    expr = "(matches!(block_width, 5..=8) => block_height <= 32) && (matches!(block_width, 9..=16) => block_height <= 16) && (matches!(block_width, 17..=32) => block_height <= 8) && (matches!(block_width, 33..=64) => block_height <= 4)",
    doc = "`block_height` must be at most 32 for `block_width` 5 to 8, 16 for 9 to 16, 8 for 17 to 32, and 4 for 33 to 64",
    sum = "a0e8000636ba2b81"
)]
#[rule(
    Static,
    id = "MEDIA_ST/x_offset/align",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 48,
    kind = "field",
    expr = "imm(x_offset) % 4 == 0",
    doc = "`x_offset` must be a multiple of 4 if it is an immediate",
    sum = "3dcd9f953d74f498"
)]
#[rule(
    Static,
    id = "MEDIA_ST/src/null",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 49,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "MEDIA_ST/src/size",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 50,
    kind = "size",
    expr = "room(src) >= (block_height - 1) * (4 + 4 * (block_width > 4) + 8 * (block_width > 8) + 16 * (block_width > 16) + 32 * (block_width > 32)) + block_width",
    doc = "`src` must provide `block_height` rows of `block_width` bytes at a pitch of 4 bytes, or 8, 16, 32 or 64 for a width above 4, 8, 16 or 32",
    sum = "6377dbdb5eabf006"
)]
#[rule(
    Runtime,
    id = "MEDIA_ST/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/MEDIA_ST.md",
    line = 53,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
=======
#[visa(name = "MEDIA_ST", opcode = 0x38, lines = crate::lines::media_st)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct MediaSt {
    /// How rows are counted.
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
    /// What to write, row by row.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Modifiers`: how rows are counted.
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
    /// The top field of interleaved rows.
    #[code(name = "top")] Top = 0b010,
    /// The bottom field of interleaved rows.
    #[code(name = "bottom")] Bottom = 0b011,
}

rules! {
    MediaSt: "MEDIA_ST" at crate::lines::media_st;

    /// the code of the instruction
    "opcode": opcode == 0x38;
    /// bits without a meaning are zero
    "modifiers/reserved": raw(modifiers) & 0b11111000 == 0;
    /// no other codes than the listed ones
    "modifiers/encoding": matches!(code(modifiers), 0b000 | 0b010 | 0b011);
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
    /// rows at their pitch are 256 bytes at most
    "block_height/width" [field]:
        (matches!(block_width, 5..=8) => block_height <= 32)
            && (matches!(block_width, 9..=16) => block_height <= 16)
            && (matches!(block_width, 17..=32) => block_height <= 8)
            && (matches!(block_width, 33..=64) => block_height <= 4);
    /// the left end is a multiple of a dword
    "x_offset/align" [field]: imm(x_offset) % 4 == 0;
    /// there is something to write
    "src/null": !null(src);
    /// all rows are there at their pitch
    "src/size":
        room(src) >= (block_height - 1) * (4 + 4 * (block_width > 4) + 8 * (block_width > 8) + 16 * (block_width > 16)
            + 32 * (block_width > 32)) + block_width;
    /// what would fall outside of the surface is not written
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
}
