// Generated from spec/instructions/GATHER4_SCALED.md by `cargo xtask regen`; do not edit.
//! GATHER4_SCALED: Reads one to four of the dwords that follow one another in a surface for each channel.

use crate::prelude::*;

/// Reads one to four of the dwords that follow one another in a surface for each channel.
///
/// ```text
/// [(<pred>) ]gather4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "GATHER4_SCALED",
    opcode = 0x74,
    text = ["[(<pred>) ]gather4_scaled.<channels:RGBA> (<exec_size>) <surface> <offset> <element_offset> <dst>"],
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 7
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/opcode",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x74",
    doc = "the code of the instruction",
    sum = "23a6d290f69b5bc5"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/exec_size/reserved",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 31,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/exec_size/encoding",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 32,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/channels/reserved",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 53,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "a5c7897e5ca8c293"
)]
#[rule(
    Object,
    id = "GATHER4_SCALED/surface/slm",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 57,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/surface/declared",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 57,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/offset/type",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/element_offset/type",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/dst/type",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/channels/some",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 63,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction reads at least one value",
    sum = "220ef4624e9408ca"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "`element_offset` must provide 4 bytes for each channel",
    sum = "14b02d5f5640e299"
)]
#[rule(
    Runtime,
    id = "GATHER4_SCALED/element_offset/align",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 66,
    kind = "access",
    expr = "address(element_offset) % 4 == 0",
    doc = "`element_offset` must give each channel an address that is a multiple of 4",
    sum = "9d12e31ad0349e63"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/dst/null",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 68,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "GATHER4_SCALED/dst/size",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 69,
    kind = "size",
    expr = "room(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "`dst` must provide 4 bytes for each channel and selected value; each further value starts in the next register",
    sum = "c53e2be316b47965"
)]
#[rule(
    Runtime,
    id = "GATHER4_SCALED/dst/upper_bytes",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 71,
    kind = "access",
    expr = "exec_size * 4 < grf() => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each register if `exec_size` times 4 bytes is less than a register",
    sum = "69977b0b3bae0a8e"
)]
#[rule(
    Runtime,
    id = "GATHER4_SCALED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/GATHER4_SCALED.md",
    line = 73,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
=======
#[visa(name = "GATHER4_SCALED", opcode = 0x74, lines = crate::lines::gather4_scaled)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Gather4Scaled {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    pub scale: u16,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Bytes, added to the offset of each channel.
    #[field(Scalar)] pub offset: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// What was read, all of R first; each of R, G, B and A that is read begins at a register.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Channels`: the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

rules! {
    Gather4Scaled: "GATHER4_SCALED" at crate::lines::gather4_scaled;

    /// the code of the instruction
    "opcode": opcode == 0x74;
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
    "dst/type": matches!(ty(dst), UD | D | F);
    /// one value at least is read
    "channels/some" [field]: channels != 0;
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= exec_size * 4;
    /// each address is a multiple of a dword
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// there is a place for the result
    "dst/null": !null(dst);
    /// all values of every channel fit
    "dst/size": room(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// what the channels leave of a register has no defined value
    "dst/upper_bytes" [access, runtime]: exec_size * 4 < grf() => undefined(upper_bytes(dst));
    /// bytes outside of the surface read as zero
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
}
