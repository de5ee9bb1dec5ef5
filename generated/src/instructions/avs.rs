//! Generated from spec/instructions/AVS.md by `cargo xtask regen`; do not edit.
//! AVS from `spec/instructions/AVS.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `cntrl`, bits 7..0: format of the result
///
/// `spec/instructions/AVS.md:45`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Cntrl {
    /// AVS_16_FULL: two bytes for each value
    ///
    /// `spec/instructions/AVS.md:45`
    #[code(name = "AVS_16_FULL")]
    Avs16Full = 0b00000000,
    /// AVS_16_DOWN_SAMPLE: two bytes for each value; odd pixels have no R and no B
    ///
    /// `spec/instructions/AVS.md:46`
    #[code(name = "AVS_16_DOWN_SAMPLE")]
    Avs16DownSample = 0b00000001,
    /// AVS_8_FULL: one byte for each value
    ///
    /// `spec/instructions/AVS.md:47`
    #[code(name = "AVS_8_FULL")]
    Avs8Full = 0b00000010,
    /// AVS_8_DOWN_SAMPLE: one byte for each value; odd pixels have no R and no B
    ///
    /// `spec/instructions/AVS.md:48`
    #[code(name = "AVS_8_DOWN_SAMPLE")]
    Avs8DownSample = 0b00000011,
}
/// `exec_mode`, bits 7..0: width and height of the block
///
/// `spec/instructions/AVS.md:51`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecMode {
    /// AVS_16x4: 64 pixels
    ///
    /// `spec/instructions/AVS.md:51`
    #[code(name = "AVS_16x4")]
    Avs16x4 = 0b00000000,
    /// AVS_8x4: 32 pixels
    ///
    /// `spec/instructions/AVS.md:52`
    #[code(name = "AVS_8x4")]
    Avs8x4 = 0b00000001,
    /// AVS_16x8: 128 pixels
    ///
    /// `spec/instructions/AVS.md:53`
    #[code(name = "AVS_16x8")]
    Avs16x8 = 0b00000010,
    /// AVS_4x4: 16 pixels
    ///
    /// `spec/instructions/AVS.md:54`
    #[code(name = "AVS_4x4")]
    Avs4x4 = 0b00000011,
}
/// The bits of `Channels`: mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/AVS.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
/// The bits of `cntrl`: format of the result
///
/// `spec/instructions/AVS.md:44`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct CntrlBits(#[run(cntrl = 7..= 0, Cntrl)] u8);
/// The bits of `execMode`: width and height of the block
///
/// `spec/instructions/AVS.md:50`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecModeBits(#[run(exec_mode = 7..= 0, ExecMode)] u8);
/// Scales a block of pixels with the filters of a video sampler.
///
/// `spec/instructions/AVS.md:7`
///
/// ```text
/// avs.<channels:RGBA> <surface> <sampler> <u_offset> <v_offset> <delta_u> <delta_v> <u2d> <group_id> <vertical_block_number> <cntrl> <v2d> <exec_mode> <iefbypass> <dst>
/// where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_16_DOWN_SAMPLE is AVS_16_DOWN_SAMPLE, AVS_8_FULL is AVS_8_FULL, AVS_8_DOWN_SAMPLE is AVS_8_DOWN_SAMPLE
/// where exec_mode: AVS_16x4 is AVS_16x4, AVS_8x4 is AVS_8x4, AVS_16x8 is AVS_16x8, AVS_4x4 is AVS_4x4
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "AVS",
    opcode = 0x43,
    on = "-TGLLP",
    text = ["avs.<channels:RGBA> <surface> <sampler> <u_offset> <v_offset> <delta_u> <delta_v> <u2d> <group_id> <vertical_block_number> <cntrl> <v2d> <exec_mode> <iefbypass> <dst>",
    "where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_16_DOWN_SAMPLE is AVS_16_DOWN_SAMPLE, AVS_8_FULL is AVS_8_FULL, AVS_8_DOWN_SAMPLE is AVS_8_DOWN_SAMPLE",
    "where exec_mode: AVS_16x4 is AVS_16x4, AVS_8x4 is AVS_8x4, AVS_16x8 is AVS_16x8, AVS_4x4 is AVS_4x4"],
    page = "spec/instructions/AVS.md",
    line = 7
)]
#[rule(
    Static,
    id = "AVS/opcode",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x43",
    doc = "the code of the instruction",
    sum = "8b254cd24e2cbf5d"
)]
#[rule(
    Static,
    id = "AVS/channels/reserved",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 32,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "647cf52942a8efe0"
)]
#[rule(
    Static,
    id = "AVS/sampler/declared",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 35,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Object,
    id = "AVS/surface/slm",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 36,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "AVS/surface/declared",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 36,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "AVS/u_offset/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(u_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/v_offset/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(v_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/delta_u/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 39,
    kind = "type",
    expr = "matches!(ty(delta_u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/delta_v/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 40,
    kind = "type",
    expr = "matches!(ty(delta_v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/u2d/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 41,
    kind = "type",
    expr = "matches!(ty(u2d), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/group_id/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(group_id), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "AVS/vertical_block_number/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 43,
    kind = "type",
    expr = "matches!(ty(vertical_block_number), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "AVS/cntrl/encoding",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 45,
    kind = "encoding",
    expr = "matches!(code(cntrl), 0 | 1 | 2 | 3)",
    doc = "no other codes than the listed ones",
    sum = "7302fb3c164c4456"
)]
#[rule(
    Static,
    id = "AVS/v2d/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 49,
    kind = "type",
    expr = "matches!(ty(v2d), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/exec_mode/encoding",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 51,
    kind = "encoding",
    expr = "matches!(code(exec_mode), 0 | 1 | 2 | 3)",
    doc = "no other codes than the listed ones",
    sum = "2caf6adda65d664d"
)]
#[rule(
    Static,
    id = "AVS/iefbypass/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(iefbypass), UB)",
    doc = "the types of the operand",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "AVS/channels/some",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 59,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction samples at least one value",
    sum = "19a7ac27669a3a24"
)]
#[rule(
    Static,
    id = "AVS/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 152,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
pub struct Avs {
    /// mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/AVS.md:32`
    #[field("ub", line = 32)]
    pub channels: ChannelsBits,
    /// index of the sampler variable
    ///
    /// `spec/instructions/AVS.md:35`
    #[field("ub", line = 35, refers = sampler)]
    pub sampler: u8,
    /// index of the surface variable
    ///
    /// `spec/instructions/AVS.md:36`
    #[field("ub", line = 36, refers = surface)]
    pub surface: u8,
    /// x coordinate of the first pixel, normalized
    ///
    /// `spec/instructions/AVS.md:37`
    #[field("scalar", line = 37, role = Scalar)]
    pub u_offset: VecOperand,
    /// y coordinate of the first pixel, normalized
    ///
    /// `spec/instructions/AVS.md:38`
    #[field("scalar", line = 38, role = Scalar)]
    pub v_offset: VecOperand,
    /// distance of the pixels of a row, normalized
    ///
    /// `spec/instructions/AVS.md:39`
    #[field("scalar", line = 39, role = Scalar)]
    pub delta_u: VecOperand,
    /// distance of the rows, normalized
    ///
    /// `spec/instructions/AVS.md:40`
    #[field("scalar", line = 40, role = Scalar)]
    pub delta_v: VecOperand,
    /// increase of deltaU from pixel to pixel
    ///
    /// `spec/instructions/AVS.md:41`
    #[field("scalar", line = 41, role = Scalar)]
    pub u2d: VecOperand,
    /// number of a group of blocks; groups may come in any order
    ///
    /// `spec/instructions/AVS.md:42`
    #[field("scalar", line = 42, role = Scalar)]
    pub group_id: VecOperand,
    /// number of the block in its group, from the top
    ///
    /// `spec/instructions/AVS.md:43`
    #[field("scalar", line = 43, role = Scalar)]
    pub vertical_block_number: VecOperand,
    /// format of the result
    ///
    /// `spec/instructions/AVS.md:44`
    #[field("ub", line = 44)]
    pub cntrl: CntrlBits,
    /// increase of deltaV from row to row
    ///
    /// `spec/instructions/AVS.md:49`
    #[field("scalar", line = 49, role = Scalar)]
    pub v2d: VecOperand,
    /// width and height of the block
    ///
    /// `spec/instructions/AVS.md:50`
    #[field("ub", line = 50)]
    pub exec_mode: ExecModeBits,
    /// bypass of the image enhancement filter: bit 0 clear bypasses it
    ///
    /// `spec/instructions/AVS.md:55`
    #[field("scalar", line = 55, role = Scalar)]
    pub iefbypass: VecOperand,
    /// sampled values; values that are not sampled leave no gap
    ///
    /// `spec/instructions/AVS.md:56`
    #[field("raw_operand", line = 56, role = Raw)]
    pub dst: RawOperand,
}
