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
#[visa(name = "INFO", opcode = 0x70, on = "-PVC", lines = crate::lines::info)]
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
    /// `channels` must not be 0: the instruction returns at least one value
    "channels/some" [field]: channels != 0;
    /// `dst` must provide 4 bytes for each channel and selected value
    "dst/size": room(dst) >= ones(channels) * exec_size * 4;
}
