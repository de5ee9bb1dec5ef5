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
<<<<<<< HEAD
/// The bits of `Channel_mask`: the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/SAMPLE_UNORM.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelMaskBits(
    #[run(channel_mask = 3..= 0)]
    #[run(output_format = 5..= 4, OutputFormat)]
    u8,
);
/// Samples a block of 32 pixels and gives each value as a fraction of the largest.
///
/// `spec/instructions/SAMPLE_UNORM.md:7`
///
/// ```text
/// sample_unorm.<channel_mask:RGBA>.<channel_mask.output_format> <sampler> <surface> <u_offset> <v_offset> <delta_u> <delta_v> <dst>
/// where channel_mask.output_format: FULL_16 is 16-full, DOWNSAMPLED_16 is 16-downsampled, FULL_8 is 8-full, DOWNSAMPLED_8 is 8-downsampled
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SAMPLE_UNORM",
    opcode = 0x41,
    text = ["sample_unorm.<channel_mask:RGBA>.<channel_mask.output_format> <sampler> <surface> <u_offset> <v_offset> <delta_u> <delta_v> <dst>",
    "where channel_mask.output_format: FULL_16 is 16-full, DOWNSAMPLED_16 is 16-downsampled, FULL_8 is 8-full, DOWNSAMPLED_8 is 8-downsampled"],
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 7
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/opcode",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x41",
    doc = "the code of the instruction",
    sum = "d52f82464582a651"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/channel_mask/reserved",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 32,
    kind = "reserved",
    expr = "raw(channel_mask) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "b0320b62b770d28d"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/sampler/declared",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 40,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Object,
    id = "SAMPLE_UNORM/surface/slm",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 41,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/surface/declared",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 41,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/u_offset/type",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(u_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/v_offset/type",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 43,
    kind = "type",
    expr = "matches!(ty(v_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/delta_u/type",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 44,
    kind = "type",
    expr = "matches!(ty(delta_u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/delta_v/type",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 45,
    kind = "type",
    expr = "matches!(ty(delta_v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/dst/type",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 46,
    kind = "type",
    expr = "matches!(ty(dst), UW)",
    doc = "the types of the operand",
    sum = "0e242e4d17346c62"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/channel_mask/some",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 49,
    kind = "field",
    expr = "channel_mask != 0",
    doc = "`channel_mask` must not be 0: the instruction samples at least one value",
    sum = "400e4ee0482efe6c"
)]
#[rule(
    Static,
    id = "SAMPLE_UNORM/dst/size",
    on = "",
    page = "spec/instructions/SAMPLE_UNORM.md",
    line = 50,
    kind = "size",
    expr = "room(dst) >= ones(channel_mask) * 64",
    doc = "`dst` must provide 64 bytes for each value that `channel_mask` selects",
    sum = "6d0d0544358771c9"
)]
pub struct SampleUnorm {
    /// the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:32`
    #[field("ub", line = 32)]
    pub channel_mask: ChannelMaskBits,
    /// index of the sampler variable
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:40`
    #[field("ub", line = 40, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:41`
    #[field("ub", line = 41, refers = surface)]
    pub surface: u8,
    /// x coordinate of the first pixel, normalized
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:42`
    #[field("scalar", line = 42, role = Scalar)]
    pub u_offset: VecOperand,
    /// its y coordinate
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:43`
    #[field("scalar", line = 43, role = Scalar)]
    pub v_offset: VecOperand,
    /// from pixel to pixel of a row
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:44`
    #[field("scalar", line = 44, role = Scalar)]
    pub delta_u: VecOperand,
    /// from row to row
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:45`
    #[field("scalar", line = 45, role = Scalar)]
    pub delta_v: VecOperand,
    /// what was sampled, all of R first; values that are not sampled leave no gap
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:46`
    #[field("raw_operand", line = 46, role = Raw)]
    pub dst: RawOperand,
=======

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
    /// one value at least is sampled
    "channel_mask/some" [field]: channel_mask != 0;
    /// there are 32 words for each of R, G, B and A that is sampled
    "dst/size": room(dst) >= ones(channel_mask) * 64;
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
}
