//! Generated from spec/instructions/INFO.md by `cargo xtask regen`; do not edit.
//! INFO from `spec/instructions/INFO.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::RawOperand;
/// `op`, bits 7..0: operation
///
/// `spec/instructions/INFO.md:31`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// resinfo: size of the surface
    ///
    /// `spec/instructions/INFO.md:32`
    #[code(name = "resinfo")]
    Resinfo = 0b00001010,
    /// sampleinfo: number and positions of the samples of the surface
    ///
    /// `spec/instructions/INFO.md:33`
    #[code(name = "sampleinfo")]
    Sampleinfo = 0b00001011,
}
/// The bits of `Op`: property of the surface
///
/// `spec/instructions/INFO.md:30`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct OpBits(#[run(op = 7..= 0, Op)] u8);
/// The bits of `Channels`: mask of the values to return: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/INFO.md:56`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
/// Tells the size of a surface, or how many samples its pixels have.
///
/// `spec/instructions/INFO.md:7`
///
/// ```text
/// <op: resinfo>.<channels:RGBA> (<exec_size>)  <surface> <lod> <dst>
/// <op: sampleinfo>.<channels:RGBA> (<exec_size>)  <surface> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "a25b43dbd33481d7"
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
    sum = "560b3ce16fbc92bc"
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
    sum = "dc2b0a4034c80bcc"
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
pub struct Info {
    /// property of the surface
    ///
    /// `spec/instructions/INFO.md:30`
    #[field("ub", line = 30)]
    pub op: OpBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/INFO.md:34`
    #[field("ub", line = 34, only = [0b011, 0b100, 0b101])]
    pub exec_size: ExecSizeBits,
    /// mask of the values to return: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/INFO.md:56`
    #[field("ub", line = 56)]
    pub channels: ChannelsBits,
    /// index of the surface variable
    ///
    /// `spec/instructions/INFO.md:59`
    #[field("ub", line = 59, refers = surface)]
    pub surface: u8,
    /// level of detail of each channel
    ///
    /// `spec/instructions/INFO.md:60`
    #[field("raw_operand", line = 60, role = Raw, when = "matches!(op, resinfo)")]
    pub lod: RawOperand,
    /// values: all of R, then all of G, B and A
    ///
    /// `spec/instructions/INFO.md:61`
    #[field("raw_operand", line = 61, role = Raw)]
    pub dst: RawOperand,
}
