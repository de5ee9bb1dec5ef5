//! Generated from spec/instructions/QW_GATHER.md by `cargo xtask regen`; do not edit.
//! QW_GATHER from `spec/instructions/QW_GATHER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
/// `num_blocks`, bits 1..0: number of blocks
///
/// `spec/instructions/QW_GATHER.md:52`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum NumBlocks {
    /// 1 block
    ///
    /// `spec/instructions/QW_GATHER.md:53`
    #[code(name = "1 block", value = 1)]
    Block1 = 0b00,
}
/// The bits of `Num_blocks`: number of qwords for each channel
///
/// `spec/instructions/QW_GATHER.md:51`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct NumBlocksBits(#[run(num_blocks = 1..= 0, NumBlocks)] u8);
/// Reads a qword of a surface for each channel.
///
/// `spec/instructions/QW_GATHER.md:7`
///
/// ```text
/// [(<pred>) ]qw_gather.<num_blocks> (<exec_size>) <surface> <offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "QW_GATHER",
    opcode = 0x86,
    on = "PVC_XT,PVC",
    text = ["[(<pred>) ]qw_gather.<num_blocks> (<exec_size>) <surface> <offset> <dst>"],
    page = "spec/instructions/QW_GATHER.md",
    line = 7
)]
#[rule(
    Static,
    id = "QW_GATHER/opcode",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x86",
    doc = "the code of the instruction",
    sum = "73adbd92ce5b0c9c"
)]
#[rule(
    Static,
    id = "QW_GATHER/exec_size/reserved",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "QW_GATHER/exec_size/encoding",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "7e17e3bb35d91a21"
)]
#[rule(
    Static,
    id = "QW_GATHER/num_blocks/reserved",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 51,
    kind = "reserved",
    expr = "raw(num_blocks) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "fb935312de2c125f"
)]
#[rule(
    Static,
    id = "QW_GATHER/num_blocks/encoding",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 52,
    kind = "encoding",
    expr = "matches!(code(num_blocks), 0b00)",
    doc = "no other codes than the listed ones",
    sum = "b39e4aa5be5a3d44"
)]
#[rule(
    Object,
    id = "QW_GATHER/surface/slm",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 55,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "QW_GATHER/surface/declared",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 55,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "QW_GATHER/offset/type",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "QW_GATHER/dst/type",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(dst), Q | UQ | DF)",
    doc = "the types of the operand",
    sum = "3ca5e72e7b0ce255"
)]
#[rule(
    Static,
    id = "QW_GATHER/offset/null",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 61,
    kind = "null",
    expr = "!null(offset)",
    doc = "`offset` must not be null",
    sum = "b10d935b075c6695"
)]
#[rule(
    Static,
    id = "QW_GATHER/offset/size",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 62,
    kind = "size",
    expr = "room(offset) >= exec_size * 4",
    doc = "`offset` must provide 4 bytes for each channel",
    sum = "af9881aae1cd42a6"
)]
#[rule(
    Static,
    id = "QW_GATHER/dst/null",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 63,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "QW_GATHER/dst/size",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 64,
    kind = "size",
    expr = "room(dst) >= exec_size * num_blocks * 8",
    doc = "`dst` must provide `num_blocks` times 8 bytes for each channel",
    sum = "33f43d66549496c8"
)]
#[rule(
    Runtime,
    id = "QW_GATHER/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/QW_GATHER.md",
    line = 65,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
#[rule(
    Static,
    id = "QW_GATHER/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 182,
    kind = "platform",
    expr = "on(\"PVC_XT,PVC\")",
    doc = "the platforms that have the instruction",
    sum = "71d269c033f956c6"
)]
pub struct QwGather {
    /// execution size and execution mask
    ///
    /// `spec/instructions/QW_GATHER.md:26`
    #[field("ub", line = 26, only = [0b000, 0b001, 0b010, 0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/QW_GATHER.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// number of qwords for each channel
    ///
    /// `spec/instructions/QW_GATHER.md:51`
    #[field("ub", line = 51)]
    pub num_blocks: NumBlocksBits,
    /// index of the surface variable
    ///
    /// `spec/instructions/QW_GATHER.md:55`
    #[field("ub", line = 55, refers = surface)]
    pub surface: u8,
    /// byte offset of each channel
    ///
    /// `spec/instructions/QW_GATHER.md:57`
    #[field("raw_operand", line = 57, role = Raw)]
    pub offset: RawOperand,
    /// values that were read
    ///
    /// `spec/instructions/QW_GATHER.md:58`
    #[field("raw_operand", line = 58, role = Raw)]
    pub dst: RawOperand,
}
