// Generated from spec/instructions/INFO.md by `cargo xtask regen`; do not edit.
//! INFO: Reads the size of a surface, or the number of samples of its pixels.

use crate::prelude::*;

/// Reads the size of a surface, or the number of samples of its pixels.
///
/// ```text
/// <op: resinfo>.<channels:RGBA> (<exec_size>)  <surface> <lod> <dst>
/// <op: sampleinfo>.<channels:RGBA> (<exec_size>)  <surface> <dst>
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         dst[block * exec_size + n] = op == resinfo ? value c of the size of surface at level lod[n] : value c of\
///      its samples;
///     ++block;
///   }
/// ```
///
/// # Notes
///
/// Sizes, with the fields of the surface's state:
///
/// Samples are those of 2D surfaces: R is their number, A the index into the palette of their positions.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "INFO", opcode = 0x70, on = "-PVC", lines = crate::lines::info)]
pub struct Info {
    /// Property of the surface.
    pub op: OpBits,
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Mask of the values to return: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// Level of detail of each channel.
    #[field(Raw, when = "matches!(op, resinfo)")] pub lod: RawOperand,
    /// Values: all of R, then all of G, B and A.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Op`: property of the surface.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[bits(op = 7..=0, Op)]
    u8,
);

/// The bits of `Channels`: mask of the values to return: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

/// `op`, bits 7..0: operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// Size of the surface.
    #[code(name = "resinfo")] Resinfo = 0b00001010,
    /// Number and positions of the samples of the surface.
    #[code(name = "sampleinfo")] Sampleinfo = 0b00001011,
}

rules! {
    Info: "INFO" at crate::lines::info;

    /// `opcode` of INFO must be 0x70
    "opcode": opcode == 0x70;
    /// INFO is available only before PVC
    "platform": on("-PVC");
    /// `op` must be `resinfo` or `sampleinfo`
    "op/encoding": matches!(code(op), 0b00001010 | 0b00001011);
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100 | 0b101);
    /// bits 4 to 7 of `channels` are reserved and must be zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface, warning
        "The finalizer takes shared local memory here, and refuses it for the other samplers (errata AVS-6)."]:
        surface != 0;
    /// `lod` must have type `ud`
    "lod/type": matches!(ty(lod), UD);
    /// `dst` must have type `ud`
    "dst/type": matches!(ty(dst), UD);
    /// `channels` must not be 0: the instruction returns at least one value
    "channels/some" [field]: channels != 0;
    /// `dst` must not be null: the instruction returns at least one value
    "dst/null": !null(dst);
    /// `dst` must provide 4 bytes for each channel and selected value
    "dst/size": available(dst) >= ones(channels) * exec_size * 4;
    /// `lod` must not be null: `resinfo` describes one level
    "lod/null": !null(lod);
    /// `lod` must provide 4 bytes for each channel
    "lod/size": available(lod) >= exec_size * 4;
}
