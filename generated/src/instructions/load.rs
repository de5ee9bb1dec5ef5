// Generated from spec/instructions/LOAD.md by `cargo xtask regen`; do not edit.
//! LOAD: Reads texels at integer coordinates, in the form of the oldest programs; 3D_LOAD replaced it.

use crate::prelude::*;

/// Reads texels at integer coordinates, in the form of the oldest programs; 3D_LOAD replaced it.
///
/// ```text
/// load.<mode:RGBA> (<mode.channels>) <surface> <u_offset> <v_offset> <r_offset> <dst>
/// also load.<mode:RGBA> <surface> <u_offset> <v_offset> <r_offset> <dst>
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of mode is set) {
///     for (n = 0; n < mode.channels; ++n)
///       if (ChEn[n])
///         element n of block = value c of the texel of surface at (u_offset[n], v_offset[n], r_offset[n]);
///     ++block;
///   }
/// ```
///
/// # Notes
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LOAD", opcode = 0x42, lines = crate::lines::load)]
pub struct Load {
    /// Mask of the values to read (R is bit 0, G bit 1, B bit 2, A bit 3) and number of channels.
    pub mode: ModeBits,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinates.
    #[field(Raw)] pub u_offset: RawOperand,
    /// Y coordinates.
    #[field(Raw)] pub v_offset: RawOperand,
    /// Z coordinates, or array indexes.
    #[field(Raw)] pub r_offset: RawOperand,
    /// Values that were read: all of R, then all of G, B and A; values that are not read leave no gap.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Mode`: mask of the values to read (R is bit 0, G bit 1, B bit 2, A bit 3) and number of channels.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[bits(mode = 3..=0)]
    #[bits(channels = 5..=4, Channels)]
    u8,
);

/// `channels`, bits 5..4: number of channels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Channels {
    #[code(name = "8 channels", value = 8)] Channel8 = 0b00,
    #[code(name = "16 channels", value = 16)] Channel16 = 0b01,
}

rules! {
    Load: "LOAD" at crate::lines::load;

    /// `opcode` of LOAD must be 0x42
    "opcode": opcode == 0x42;
    /// bits 6 and 7 of `mode` are reserved and must be zero
    "mode/reserved": raw(mode) & 0b11000000 == 0;
    /// `mode.channels` must be 8 or 16 channels
    "mode.channels/encoding": matches!(code(mode.channels), 0b00 | 0b01);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `u_offset` must have type `ud` or `d`
    "u_offset/type": matches!(ty(u_offset), UD | D);
    /// `v_offset` must have type `ud` or `d`
    "v_offset/type": matches!(ty(v_offset), UD | D);
    /// `r_offset` must have type `ud` or `d`
    "r_offset/type": matches!(ty(r_offset), UD | D);
    /// `dst` must have type `f`, `ud` or `d`
    "dst/type": matches!(ty(dst), F | UD | D);
    /// `mode` must not be 0: the instruction reads at least one value
    "mode/some" [field]: mode != 0;
    /// `surface` must not be 0 (T0): a sampler does not read shared local memory
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be from 1 to 5: these surfaces are predefined
    "surface/own" [surface, warning
        "The finalizer refuses predefined surfaces, which no page excludes (errata SAMPLE_UNORM-3)."]:
        !matches!(surface, 1..=5);
    /// `dst` must provide 128 bytes if `mode.channels` is 8, whichever values are selected
    "dst/eight" [size]: mode.channels == 8 => available(dst) >= 128;
    /// `dst` must provide 64 bytes for each selected value if `mode.channels` is 16
    "dst/sixteen" [size]: mode.channels == 16 => available(dst) >= ones(mode) * 64;
    /// `u_offset` must provide 4 bytes for each of `mode.channels` channels
    "u_offset/size": available(u_offset) >= mode.channels * 4;
    /// `v_offset` must provide 4 bytes for each of `mode.channels` channels
    "v_offset/size": available(v_offset) >= mode.channels * 4;
    /// `r_offset` must provide 4 bytes for each of `mode.channels` channels
    "r_offset/size": available(r_offset) >= mode.channels * 4;
}
