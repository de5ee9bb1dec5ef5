//! Generated from spec/instructions/SAMPLE_UNORM.md by `cargo xtask regen`; do not edit.
//! SAMPLE_UNORM from `spec/instructions/SAMPLE_UNORM.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `output_format`, bits 5..4: format of the result
///
/// `spec/instructions/SAMPLE_UNORM.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum OutputFormat {
    /// FULL_16: two bytes for each value
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:35`
    #[code(name = "FULL_16")]
    Full16 = 0b00,
    /// DOWNSAMPLED_16: two bytes for each value; odd pixels have no R and no B
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:36`
    #[code(name = "DOWNSAMPLED_16")]
    Downsampled16 = 0b01,
    /// FULL_8: one byte for each value
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:37`
    #[code(name = "FULL_8")]
    Full8 = 0b10,
    /// DOWNSAMPLED_8: one byte for each value; odd pixels have no R and no B
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:38`
    #[code(name = "DOWNSAMPLED_8")]
    Downsampled8 = 0b11,
}
/// The bits of `Channel_mask`: mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3
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
    sum = "3de2886bc2498af8"
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
    /// mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3
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
    /// y coordinate of the first pixel, normalized
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:43`
    #[field("scalar", line = 43, role = Scalar)]
    pub v_offset: VecOperand,
    /// distance of the pixels of a row, normalized
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:44`
    #[field("scalar", line = 44, role = Scalar)]
    pub delta_u: VecOperand,
    /// distance of the rows, normalized
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:45`
    #[field("scalar", line = 45, role = Scalar)]
    pub delta_v: VecOperand,
    /// sampled values: all of R, then all of G, B and A; values that are not sampled leave no gap
    ///
    /// `spec/instructions/SAMPLE_UNORM.md:46`
    #[field("raw_operand", line = 46, role = Raw)]
    pub dst: RawOperand,
}
