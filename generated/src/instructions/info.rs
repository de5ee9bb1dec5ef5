// Generated from spec/instructions/INFO.md by `cargo xtask regen`; do not edit.
//! INFO: Tells the size of a surface, or how many samples its pixels have.

use crate::prelude::*;

/// Tells the size of a surface, or how many samples its pixels have.
///
/// ```text
/// <op: resinfo>.<channels:RGBA> (<exec_size>)  <surface> <lod> <dst>
/// <op: sampleinfo>.<channels:RGBA> (<exec_size>)  <surface> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "INFO",
    opcode = 0x70,
    on = "-PVC",
    text = ["<op: resinfo>.<channels:RGBA> (<exec_size>)  <surface> <lod> <dst>",
    "<op: sampleinfo>.<channels:RGBA> (<exec_size>)  <surface> <dst>"],
    page = "spec/instructions/INFO.md",
    line = 7
)]
#[rule(
    Static,
    id = "INFO/opcode",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x70",
    doc = "the code of the instruction",
    sum = "76cd9b45612359a5"
)]
#[rule(
    Static,
    id = "INFO/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 11,
    kind = "platform",
    expr = "on(\"-PVC\")",
    doc = "the platforms that have the instruction",
    sum = "cc8b4c8ec4615f4b"
)]
#[rule(
    Static,
    id = "INFO/op/encoding",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 31,
    kind = "encoding",
    expr = "matches!(code(op), 0b00001010 | 0b00001011)",
    doc = "no other codes than the listed ones",
    sum = "b0ed634f6872b705"
)]
#[rule(
    Static,
    id = "INFO/exec_size/reserved",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 34,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "INFO/exec_size/encoding",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 35,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "091a326184765d6c"
)]
#[rule(
    Static,
    id = "INFO/channels/reserved",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 56,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "5287132411d200b6"
)]
#[rule(
    Object,
    id = "INFO/surface/slm",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 59,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "INFO/surface/declared",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 59,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "INFO/lod/type",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(lod), UD)",
    doc = "the types of the operand",
    sum = "3bad1afe6de2c6a3"
)]
#[rule(
    Static,
    id = "INFO/dst/type",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(dst), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "INFO/channels/some",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 64,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction returns at least one value",
    sum = "81e25460dc61c528"
)]
#[rule(
    Static,
    id = "INFO/dst/size",
    on = "",
    page = "spec/instructions/INFO.md",
    line = 65,
    kind = "size",
    expr = "room(dst) >= ones(channels) * exec_size * 4",
    doc = "`dst` must provide 4 bytes for each channel and selected value",
    sum = "f5ac7b72e99eefc3"
)]
=======
#[visa(name = "INFO", opcode = 0x70, on = "-PVC", lines = crate::lines::info)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Info {
    /// What is told.
    pub op: OpBits,
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// The values to tell: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Level of detail of each channel.
    #[field(Raw, when = "matches!(op, resinfo)")] pub lod: RawOperand,
    /// The values, all of R first.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Op`: what is told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[run(op = 7..=0, Op)]
    u8,
);

/// The bits of `Channels`: the values to tell: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

/// `op`, bits 7..0: operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// The size.
    #[code(name = "resinfo")] Resinfo = 0b00001010,
    /// The samples.
    #[code(name = "sampleinfo")] Sampleinfo = 0b00001011,
}

rules! {
    Info: "INFO" at crate::lines::info;

    /// the code of the instruction
    "opcode": opcode == 0x70;
    /// the platforms that have the instruction
    "platform": on("-PVC");
    /// no other codes than the listed ones
    "op/encoding": matches!(code(op), 0b00001010 | 0b00001011);
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100 | 0b101);
    /// bits without a meaning are zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "lod/type": matches!(ty(lod), UD);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD);
    /// one value at least is told
    "channels/some" [field]: channels != 0;
    /// all values of every channel fit
    "dst/size": room(dst) >= ones(channels) * exec_size * 4;
}
