// Generated from spec/instructions/SAMPLE_UNORM.md by `cargo xtask regen`; do not edit.
//! SAMPLE_UNORM: Samples a block of 32 pixels and gives each value as a fraction of the largest.

use crate::prelude::*;

/// Samples a block of 32 pixels and gives each value as a fraction of the largest.
///
/// ```text
/// sample_unorm.<channel_mask:RGBA>.<channel_mask.output_format> <sampler> <surface> <u_offset> <v_offset> <delta_u>
///      <delta_v> <dst>
/// where channel_mask.output_format: FULL_16 is 16-full, DOWNSAMPLED_16 is 16-downsampled, FULL_8 is 8-full,
///      DOWNSAMPLED_8 is 8-downsampled
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SAMPLE_UNORM", opcode = 0x41, lines = crate::lines::sample_unorm)]
pub struct SampleUnorm {
    /// The values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channel_mask: ChannelMaskBits,
    /// Index of the sampler variable.
    #[field(refers = sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the first pixel, normalized.
    #[field(Scalar)] pub u_offset: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v_offset: VecOperand,
    /// From pixel to pixel of a row.
    #[field(Scalar)] pub delta_u: VecOperand,
    /// From row to row.
    #[field(Scalar)] pub delta_v: VecOperand,
    /// What was sampled, all of R first; values that are not sampled leave no gap.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Channel_mask`: the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelMaskBits(
    #[run(channel_mask = 3..=0)]
    #[run(output_format = 5..=4, OutputFormat)]
    u8,
);

/// `output_format`, bits 5..4: what pixels become.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OutputFormat {
    /// Two bytes for each.
    #[code(name = "FULL_16")] Full16 = 0b00,
    /// Two bytes for each, but odd ones have no R and no B.
    #[code(name = "DOWNSAMPLED_16")] Downsampled16 = 0b01,
    /// A byte for each.
    #[code(name = "FULL_8")] Full8 = 0b10,
    /// A byte for each, but odd ones have no R and no B.
    #[code(name = "DOWNSAMPLED_8")] Downsampled8 = 0b11,
}

rules! {
    SampleUnorm: "SAMPLE_UNORM" at crate::lines::sample_unorm;

    /// the code of the instruction
    "opcode": opcode == 0x41;
    /// bits without a meaning are zero
    "channel_mask/reserved": raw(channel_mask) & 0b11000000 == 0;
    /// what it names exists
    "sampler/declared": declared(sampler);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "u_offset/type": matches!(ty(u_offset), F);
    /// the types of the operand
    "v_offset/type": matches!(ty(v_offset), F);
    /// the types of the operand
    "delta_u/type": matches!(ty(delta_u), F);
    /// the types of the operand
    "delta_v/type": matches!(ty(delta_v), F);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UW);
    /// `channel_mask` must not be 0: the instruction samples at least one value
    "channel_mask/some" [field]: channel_mask != 0;
    /// `dst` must provide 64 bytes for each value that `channel_mask` selects
    "dst/size": room(dst) >= ones(channel_mask) * 64;
}
