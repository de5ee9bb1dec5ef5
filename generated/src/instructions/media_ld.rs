//! Generated from spec/instructions/MEDIA_LD.md by `cargo xtask regen`; do not edit.
//! MEDIA_LD from `spec/instructions/MEDIA_LD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `modifiers`, bits 2..0: modifier
///
/// `spec/instructions/MEDIA_LD.md:28`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// nomod: all rows
    ///
    /// `spec/instructions/MEDIA_LD.md:29`
    #[code(name = "nomod")]
    Nomod = 0b000,
    /// modified: cache lines that the thread has changed
    ///
    /// `spec/instructions/MEDIA_LD.md:30`
    #[code(name = "modified")]
    Modified = 0b001,
    /// top: top field of interleaved rows
    ///
    /// `spec/instructions/MEDIA_LD.md:31`
    #[code(name = "top")]
    Top = 0b010,
    /// bottom: bottom field of interleaved rows
    ///
    /// `spec/instructions/MEDIA_LD.md:32`
    #[code(name = "bottom")]
    Bottom = 0b011,
    /// top_mod: top and modified combined
    ///
    /// `spec/instructions/MEDIA_LD.md:33`
    #[code(name = "top_mod")]
    TopMod = 0b100,
    /// bottom_mod: bottom and modified combined
    ///
    /// `spec/instructions/MEDIA_LD.md:34`
    #[code(name = "bottom_mod")]
    BottomMod = 0b101,
}
/// The bits of `Modifiers`: selection of rows and treatment of changed cache lines
///
/// `spec/instructions/MEDIA_LD.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModifiersBits(#[run(modifiers = 2..= 0, Modifiers)] u8);
/// Reads a rectangle of bytes of a surface.
///
/// `spec/instructions/MEDIA_LD.md:7`
///
/// ```text
/// media_ld.<modifiers> (<block_width>,<block_height>) <surface> <plane> <x_offset> <y_offset> <dst>
/// also media_ld.<modifiers> (<block_width>,<block_height>) <surface> <x_offset> <y_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MEDIA_LD",
    opcode = 0x37,
    text = ["media_ld.<modifiers> (<block_width>,<block_height>) <surface> <plane> <x_offset> <y_offset> <dst>",
    "also media_ld.<modifiers> (<block_width>,<block_height>) <surface> <x_offset> <y_offset> <dst>"],
    page = "spec/instructions/MEDIA_LD.md",
    line = 7
)]
#[rule(
    Static,
    id = "MEDIA_LD/opcode",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x37",
    doc = "the code of the instruction",
    sum = "463f829f12b101db"
)]
#[rule(
    Static,
    id = "MEDIA_LD/modifiers/reserved",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 27,
    kind = "reserved",
    expr = "raw(modifiers) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "db2d1a295de26ff6"
)]
#[rule(
    Static,
    id = "MEDIA_LD/modifiers/encoding",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 28,
    kind = "encoding",
    expr = "matches!(code(modifiers), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "5927ae5ce5d00467"
)]
#[rule(
    Static,
    id = "MEDIA_LD/surface/declared",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 36,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "d415e0d465c3f20e"
)]
#[rule(
    Static,
    id = "MEDIA_LD/surface/t0",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 37,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "MEDIA_LD/surface/t5",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 38,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "MEDIA_LD/plane/range",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 39,
    kind = "range",
    expr = "matches!(plane, 0..=3)",
    doc = "the number is within its limits",
    sum = "9ef385f790527fc5"
)]
#[rule(
    Static,
    id = "MEDIA_LD/block_width/range",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 40,
    kind = "range",
    expr = "matches!(block_width, 1..=64)",
    doc = "the number is within its limits",
    sum = "adf494f537b073cb"
)]
#[rule(
    Static,
    id = "MEDIA_LD/block_height/range",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 41,
    kind = "range",
    expr = "matches!(block_height, 1..=64)",
    doc = "the number is within its limits",
    sum = "adf494f537b073cb"
)]
#[rule(
    Static,
    id = "MEDIA_LD/x_offset/type",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(x_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "MEDIA_LD/y_offset/type",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 43,
    kind = "type",
    expr = "matches!(ty(y_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "MEDIA_LD/block_height/width",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 47,
    kind = "field",
    expr = "(matches!(block_width, 5..=8) => block_height <= 32) && (matches!(block_width, 9..=16) => block_height <= 16) && (matches!(block_width, 17..=32) => block_height <= 8) && (matches!(block_width, 33..=64) => block_height <= 4)",
    doc = "`block_height` must be at most 32 for `block_width` 5 to 8, 16 for 9 to 16, 8 for 17 to 32, and 4 for 33 to 64",
    sum = "a0e8000636ba2b81"
)]
#[rule(
    Static,
    id = "MEDIA_LD/dst/null",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 49,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "MEDIA_LD/dst/size",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 50,
    kind = "size",
    expr = "room(dst) >= (block_height - 1) * (4 + 4 * (block_width > 4) + 8 * (block_width > 8) + 16 * (block_width > 16) + 32 * (block_width > 32)) + block_width",
    doc = "`dst` must provide `block_height` rows of `block_width` bytes at a pitch of 4 bytes, or 8, 16, 32 or 64 for a width above 4, 8, 16 or 32",
    sum = "8574a4f302d4f30d"
)]
#[rule(
    Runtime,
    id = "MEDIA_LD/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/MEDIA_LD.md",
    line = 53,
    kind = "access",
    expr = "out_of_bounds(surface) => undefined(loaded(dst))",
    doc = "`surface` returns undefined values outside of its bounds",
    sum = "25a41d14e1a860f1"
)]
pub struct MediaLd {
    /// selection of rows and treatment of changed cache lines
    ///
    /// `spec/instructions/MEDIA_LD.md:27`
    #[field("ub", line = 27)]
    pub modifiers: ModifiersBits,
    /// index of the surface variable, with two dimensions
    ///
    /// `spec/instructions/MEDIA_LD.md:36`
    #[field("ub", line = 36, refers = surface)]
    pub surface: u8,
    /// number of the plane in the format of the surface
    ///
    /// `spec/instructions/MEDIA_LD.md:39`
    #[field("ub", line = 39)]
    pub plane: u8,
    /// width of a row in bytes
    ///
    /// `spec/instructions/MEDIA_LD.md:40`
    #[field("ub", line = 40)]
    pub block_width: u8,
    /// number of rows
    ///
    /// `spec/instructions/MEDIA_LD.md:41`
    #[field("ub", line = 41)]
    pub block_height: u8,
    /// left edge of the rectangle, in bytes
    ///
    /// `spec/instructions/MEDIA_LD.md:42`
    #[field("scalar", line = 42, role = Scalar)]
    pub x_offset: VecOperand,
    /// first row of the rectangle
    ///
    /// `spec/instructions/MEDIA_LD.md:43`
    #[field("scalar", line = 43, role = Scalar)]
    pub y_offset: VecOperand,
    /// values that were read, row by row
    ///
    /// `spec/instructions/MEDIA_LD.md:44`
    #[field("raw_operand", line = 44, role = Raw)]
    pub dst: RawOperand,
}
