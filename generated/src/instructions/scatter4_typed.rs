//! Generated from spec/instructions/SCATTER4_TYPED.md by `cargo xtask regen`; do not edit.
//! SCATTER4_TYPED from `spec/instructions/SCATTER4_TYPED.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
/// The bits of `Channels`: the values to write: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/SCATTER4_TYPED.md:52`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
/// Writes one to four values for each channel to a typed surface.
///
/// `spec/instructions/SCATTER4_TYPED.md:7`
///
/// ```text
/// [(<P>)] SCATTER4_TYPED.<channels> (<exec_size>) <surface> <u> <v> <r> <lod> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SCATTER4_TYPED",
    opcode = 0x4c,
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 7
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/opcode",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4c",
    doc = "the code of the instruction",
    sum = "9104a7a8f9d8887c"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/exec_size/reserved",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 31,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/exec_size/encoding",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 32,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011)",
    doc = "no other codes than the listed ones",
    sum = "c442eb111e80f60f"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/channels/reserved",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 52,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "1c5bedccf2bcd040"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/surface/declared",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 54,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "78ceac740f744c27"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/surface/t0",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 55,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/surface/t5",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 56,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/u/type",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(u), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/v/type",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(v), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/r/type",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(r), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/lod/type",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(lod), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/src/type",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/channels/some",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 64,
    kind = "field",
    expr = "channels != 0",
    doc = "one value at least is written",
    sum = "fd53544a6c463dfc"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/u/null",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 65,
    kind = "null",
    expr = "!null(u)",
    doc = "every surface has a first coordinate",
    sum = "70c284817597c3dd"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/u/size",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 66,
    kind = "size",
    expr = "room(u) >= exec_size * 4",
    doc = "every channel has one",
    sum = "e0276c8fae5fcdcb"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/v/size",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 67,
    kind = "size",
    expr = "room(v) >= exec_size * 4",
    doc = "likewise, where there is a second",
    sum = "21b242acad8deb56"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/r/size",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 68,
    kind = "size",
    expr = "room(r) >= exec_size * 4",
    doc = "likewise, where there is a third",
    sum = "6d64e2cc2cc4afb5"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/lod/size",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 69,
    kind = "size",
    expr = "room(lod) >= exec_size * 4",
    doc = "likewise, where there is a level",
    sum = "3e4e23e456dfa22a"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/src/null",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 70,
    kind = "null",
    expr = "!null(src)",
    doc = "there is something to write",
    sum = "1cddf08797316c56"
)]
#[rule(
    Static,
    id = "SCATTER4_TYPED/src/size",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 71,
    kind = "size",
    expr = "room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "every channel has all its values",
    sum = "71067f2c3fce85d4"
)]
#[rule(
    Runtime,
    id = "SCATTER4_TYPED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 73,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "what would fall outside of the surface is not written",
    sum = "dd9bc8d2faba3aed"
)]
#[rule(
    Runtime,
    id = "SCATTER4_TYPED/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER4_TYPED.md",
    line = 74,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "of several channels that write one address, any may win",
    sum = "5bc32bcb8ddca7f2"
)]
pub struct Scatter4Typed {
    /// channels and the mask over them
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:31`
    #[field("ub", line = 31, only = [0b011])]
    pub exec_size: ExecSizeBits,
    /// which channels execute
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:51`
    #[field("uw", line = 51)]
    pub pred: PredBits,
    /// the values to write: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:52`
    #[field("ub", line = 52)]
    pub channels: ChannelsBits,
    /// index of the surface variable; a surface of one, two or three dimensions
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:54`
    #[field("ub", line = 54, refers = surface)]
    pub surface: u8,
    /// first coordinate of each channel
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:57`
    #[field("raw_operand", line = 57, role = Raw)]
    pub u: RawOperand,
    /// second coordinate, or V0
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:58`
    #[field("raw_operand", line = 58, role = Raw)]
    pub v: RawOperand,
    /// third coordinate, or V0
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:59`
    #[field("raw_operand", line = 59, role = Raw)]
    pub r: RawOperand,
    /// level of detail, or V0
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:60`
    #[field("raw_operand", line = 60, role = Raw)]
    pub lod: RawOperand,
    /// the values, all of R first; each of R, G, B and A that is written begins at a register
    ///
    /// `spec/instructions/SCATTER4_TYPED.md:61`
    #[field("raw_operand", line = 61, role = Raw)]
    pub src: RawOperand,
}
