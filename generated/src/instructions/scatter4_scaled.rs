//! Generated from spec/instructions/SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER4_SCALED from `spec/instructions/SCATTER4_SCALED.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// The bits of `Channels`: the values to write: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/SCATTER4_SCALED.md:53`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
/// Writes one to four dwords that follow one another to a surface for each channel.
///
/// `spec/instructions/SCATTER4_SCALED.md:7`
///
/// ```text
/// [(<pred>) ]scatter4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SCATTER4_SCALED",
    opcode = 0x75,
    text = ["[(<pred>) ]scatter4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <src>"],
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 7
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/opcode",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x75",
    doc = "the code of the instruction",
    sum = "3f1db260f84fe83b"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/exec_size/reserved",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 31,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/exec_size/encoding",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 32,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/channels/reserved",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 53,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "1c5bedccf2bcd040"
)]
#[rule(
    Object,
    id = "SCATTER4_SCALED/surface/slm",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 57,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/surface/declared",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 57,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/offset/type",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/element_offset/type",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/src/type",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/channels/some",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 63,
    kind = "field",
    expr = "channels != 0",
    doc = "one value at least is written",
    sum = "fd53544a6c463dfc"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "there are offsets",
    sum = "2ce99cd24dadb50a"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "every channel has an offset",
    sum = "00f45ba07380aad5"
)]
#[rule(
    Runtime,
    id = "SCATTER4_SCALED/element_offset/align",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 66,
    kind = "access",
    expr = "address(element_offset) % 4 == 0",
    doc = "each address is a multiple of a dword",
    sum = "28038cbb8adaf4e7"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/src/null",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 67,
    kind = "null",
    expr = "!null(src)",
    doc = "there is something to write",
    sum = "1cddf08797316c56"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/src/size",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 68,
    kind = "size",
    expr = "room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "every channel has all its values",
    sum = "71067f2c3fce85d4"
)]
#[rule(
    Runtime,
    id = "SCATTER4_SCALED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 70,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "what would fall outside of the surface is not written",
    sum = "dd9bc8d2faba3aed"
)]
#[rule(
    Runtime,
    id = "SCATTER4_SCALED/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 71,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "of several channels that write one address, any may win",
    sum = "5bc32bcb8ddca7f2"
)]
pub struct Scatter4Scaled {
    /// channels and the mask over them
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:31`
    #[field("ub", line = 31, only = [0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// which channels execute
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// the values to write: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:53`
    #[field("ub", line = 53)]
    pub channels: ChannelsBits,
    /// ignored; offsets are not scaled
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:56`
    #[field("uw", line = 56)]
    pub scale: u16,
    /// index of the surface variable
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:57`
    #[field("ub", line = 57, refers = surface)]
    pub surface: u8,
    /// bytes, added to the offset of each channel
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:58`
    #[field("scalar", line = 58, role = Scalar)]
    pub offset: VecOperand,
    /// byte offset of each channel
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:59`
    #[field("raw_operand", line = 59, role = Raw)]
    pub element_offset: RawOperand,
    /// the values, all of R first; each of R, G, B and A that is written begins at a register
    ///
    /// `spec/instructions/SCATTER4_SCALED.md:60`
    #[field("raw_operand", line = 60, role = Raw)]
    pub src: RawOperand,
}
