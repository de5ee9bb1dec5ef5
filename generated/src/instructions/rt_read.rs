// Generated from spec/instructions/RT_READ.md by `cargo xtask regen`; do not edit.
//! RT_READ: Reads the color of a pixel from a render target for each channel of a pixel shader.

use crate::prelude::*;

/// Reads the color of a pixel from a render target for each channel of a pixel shader.
///
/// ```text
/// [(<pred>) ]rt_read[.<mode.ps?\<PS\>><mode.si?\<SI\>>] (<exec_size>) <surface>[ <si>] <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "RT_READ",
    opcode = 0x90,
    text = ["[(<pred>) ]rt_read[.<mode.ps?\\<PS\\>><mode.si?\\<SI\\>>] (<exec_size>) <surface>[ <si>] <dst>"],
    page = "spec/instructions/RT_READ.md",
    line = 7
)]
#[rule(
    Static,
    id = "RT_READ/opcode",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x90",
    doc = "the code of the instruction",
    sum = "4d85376797e567f4"
)]
#[rule(
    Static,
    id = "RT_READ/exec_size/reserved",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "RT_READ/exec_size/encoding",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "66a499dece922c90"
)]
#[rule(
    Static,
    id = "RT_READ/exec_size.mask/encoding",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 32,
    kind = "mask",
    expr = "matches!(code(exec_size.mask), 0b0000 | 0b0100 | 0b1000 | 0b1100)",
    doc = "no other codes than the listed ones",
    sum = "447e970d27337e61"
)]
#[rule(
    Static,
    id = "RT_READ/mode/reserved",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 38,
    kind = "reserved",
    expr = "raw(mode) & 0b1111111111111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "626f99a1535a5b7d"
)]
#[rule(
    Object,
    id = "RT_READ/surface/slm",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 42,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "RT_READ/surface/declared",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 42,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "RT_READ/si/modifier",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 43,
    kind = "modifier",
    expr = "matches!(modifier(si), None)",
    doc = "the modifiers of sources",
    sum = "7ed863e8e6ec5ef6"
)]
#[rule(
    Static,
    id = "RT_READ/dst/size",
    on = "",
    page = "spec/instructions/RT_READ.md",
    line = 47,
    kind = "size",
    expr = "room(dst) >= exec_size / 4 * grf()",
    doc = "`dst` must provide one register for every 4 channels",
    sum = "02e8c73df84c9a58"
)]
=======
#[visa(name = "RT_READ", opcode = 0x90, lines = crate::lines::rt_read)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct RtRead {
    /// Channels and the mask over them.
    #[field(only = [0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// What is read.
    pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// Index of the sample.
    #[field(Source, when = "mode.si == 1")] pub si: VecOperand,
    /// All of R, then all of G, B and A.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Mode`: what is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(ps = 0..=0)]
    #[run(si = 1..=1)]
    u16,
);

rules! {
    RtRead: "RT_READ" at crate::lines::rt_read;

    /// the code of the instruction
    "opcode": opcode == 0x90;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b100 | 0b101);
    /// no other codes than the listed ones
    "exec_size.mask/encoding" [mask]: matches!(code(exec_size.mask), 0b0000 | 0b0100 | 0b1000 | 0b1100);
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b1111111111111100 == 0;
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the modifiers of sources
    "si/modifier": matches!(modifier(si), None);
    /// the answer has four registers for 16 channels, eight for 32
    "dst/size": room(dst) >= exec_size / 4 * grf();
}
