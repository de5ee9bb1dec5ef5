// Generated from spec/instructions/SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER4_SCALED: Writes one to four dwords that follow one another to a surface for each channel.

use crate::prelude::*;

/// Writes one to four dwords that follow one another to a surface for each channel.
///
/// ```text
/// [(<pred>) ]scatter4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    doc = "`channels` must not be 0: the instruction writes at least one value",
    sum = "48a2bea4525c5adb"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "`element_offset` must provide 4 bytes for each channel",
    sum = "14b02d5f5640e299"
)]
#[rule(
    Runtime,
    id = "SCATTER4_SCALED/element_offset/align",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 66,
    kind = "access",
    expr = "address(element_offset) % 4 == 0",
    doc = "`element_offset` must give each channel an address that is a multiple of 4",
    sum = "9d12e31ad0349e63"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/src/null",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 68,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SCATTER4_SCALED/src/size",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 69,
    kind = "size",
    expr = "room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "`src` must provide 4 bytes for each channel and selected value; each further value starts in the next register",
    sum = "18beca16adbaedae"
)]
#[rule(
    Runtime,
    id = "SCATTER4_SCALED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 71,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
#[rule(
    Runtime,
    id = "SCATTER4_SCALED/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER4_SCALED.md",
    line = 73,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "`surface` receives the value of an undefined one of the channels that write to equal addresses",
    sum = "6e14a5943e33d54a"
)]
=======
#[visa(name = "SCATTER4_SCALED", opcode = 0x75, lines = crate::lines::scatter4_scaled)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Scatter4Scaled {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Bytes, added to the offset of each channel.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// The values, all of R first; each of R, G, B and A that is written begins at a register.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Channels`: the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

rules! {
    Scatter4Scaled: "SCATTER4_SCALED" at crate::lines::scatter4_scaled;

    /// the code of the instruction
    "opcode": opcode == 0x75;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits without a meaning are zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "offset/type": matches!(ty(offset), UD);
    /// the types of the operand
    "element_offset/type": matches!(ty(element_offset), UD);
    /// the types of the operand
    "src/type": matches!(ty(src), UD | D | F);
    /// one value at least is written
    "channels/some" [field]: channels != 0;
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= exec_size * 4;
    /// each address is a multiple of a dword
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// there is something to write
    "src/null": !null(src);
    /// every channel has all its values
    "src/size": room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// what would fall outside of the surface is not written
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => dropped(src);
    /// of several channels that write one address, any may win
    "surface/same_address" [access, runtime]: same_address(src) => undefined(stored(src));
}
