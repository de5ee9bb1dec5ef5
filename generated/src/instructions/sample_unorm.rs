// Generated from spec/instructions/SAMPLE_UNORM.md by `cargo xtask regen`; do not edit.
//! SAMPLE_UNORM: Samples a block of 32 pixels and returns each value as a fraction of the largest one.

use crate::prelude::*;

/// Samples a block of 32 pixels and returns each value as a fraction of the largest one.
///
/// ```text
/// sample_unorm.<channel_mask:RGBA>.<channel_mask.output_format> <sampler> <surface> <u_offset> <v_offset> <delta_u>\
///      <delta_v> <dst>
/// where channel_mask.output_format: FULL_16 is 16-full, DOWNSAMPLED_16 is 16-downsampled, FULL_8 is 8-full,\
///      DOWNSAMPLED_8 is 8-downsampled
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channel_mask is set) {
///     for (each pixel (x, y) of the 32)
///       its value in block = value c of surface at (u_offset + x * deltaU, v_offset + y * deltaV), through sampler;
///     ++block;
///   }
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SAMPLE_UNORM", opcode = 0x41, lines = crate::lines::sample_unorm)]
pub struct SampleUnorm {
    /// Mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channel_mask: ChannelMaskBits,
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the first pixel, normalized.
    #[field(Scalar)] pub u_offset: VecOperand,
    /// Y coordinate of the first pixel, normalized.
    #[field(Scalar)] pub v_offset: VecOperand,
    /// Distance of the pixels of a row, normalized.
    #[field(Scalar)] pub delta_u: VecOperand,
    /// Distance of the rows, normalized.
    #[field(Scalar)] pub delta_v: VecOperand,
    /// Sampled values: all of R, then all of G, B and A; values that are not sampled leave no gap.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Channel_mask`: mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelMaskBits(
    #[bits(channel_mask = 3..=0)]
    #[bits(output_format = 5..=4, OutputFormat)]
    u8,
);

/// `output_format`, bits 5..4: format of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OutputFormat {
    /// Two bytes for each value.
    #[code(name = "FULL_16")] Full16 = 0b00,
    /// Two bytes for each value; odd pixels have no R and no B.
    #[code(name = "DOWNSAMPLED_16")] Downsampled16 = 0b01,
    /// One byte for each value.
    #[code(name = "FULL_8")] Full8 = 0b10,
    /// One byte for each value; odd pixels have no R and no B.
    #[code(name = "DOWNSAMPLED_8")] Downsampled8 = 0b11,
}

rules! {
    SampleUnorm: "SAMPLE_UNORM" at crate::lines::sample_unorm;

    /// `opcode` of SAMPLE_UNORM must be 0x41
    "opcode": opcode == 0x41;
    /// bits 6 and 7 of `channel_mask` are reserved and must be zero
    "channel_mask/reserved": raw(channel_mask) & 0b11000000 == 0;
    /// `sampler` must be the index of a declared or predefined sampler
    "sampler/declared": declared(sampler);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `u_offset` must have type `f`
    "u_offset/type": matches!(ty(u_offset), F);
    /// `v_offset` must have type `f`
    "v_offset/type": matches!(ty(v_offset), F);
    /// `delta_u` must have type `f`
    "delta_u/type": matches!(ty(delta_u), F);
    /// `delta_v` must have type `f`
    "delta_v/type": matches!(ty(delta_v), F);
    /// `dst` must have type `uw`
    "dst/type": matches!(ty(dst), UW);
    /// `channel_mask` must not be 0: the instruction samples at least one value
    "channel_mask/some" [field]: channel_mask != 0;
    /// `surface` must not be 0 (T0): a sampler does not read shared local memory
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be from 1 to 5: these surfaces are predefined
    "surface/own" [surface, warning
        "The finalizer refuses predefined surfaces, which no page excludes (errata SAMPLE_UNORM-3)."]:
        !matches!(surface, 1..=5);
    /// `dst` must not be null: it receives the values
    "dst/null": !null(dst);
    /// `dst` must provide 64 bytes for each value that `channel_mask` selects
    "dst/size": available(dst) >= ones(channel_mask) * 64;
}
