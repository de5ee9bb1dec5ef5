//! Generated from spec/instructions/SCATTER_SCALED.md by `cargo xtask regen`; do not edit.
//! SCATTER_SCALED from `spec/instructions/SCATTER_SCALED.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `num_blocks`, bits 1..0: number of blocks
///
/// `spec/instructions/SCATTER_SCALED.md:54`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum NumBlocks {
    /// 1 block
    ///
    /// `spec/instructions/SCATTER_SCALED.md:55`
    #[code(name = "1 block", value = 1)]
    Block1 = 0b00,
    /// 2 blocks
    ///
    /// `spec/instructions/SCATTER_SCALED.md:56`
    #[code(name = "2 blocks", value = 2)]
    Block2 = 0b01,
    /// 4 blocks
    ///
    /// `spec/instructions/SCATTER_SCALED.md:57`
    #[code(name = "4 blocks", value = 4)]
    Block4 = 0b10,
}
/// The bits of `Num_blocks`: number of bytes for each channel
///
/// `spec/instructions/SCATTER_SCALED.md:53`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct NumBlocksBits(#[run(num_blocks = 1..= 0, NumBlocks)] u8);
/// Writes one, two or four bytes to a surface for each channel.
///
/// `spec/instructions/SCATTER_SCALED.md:7`
///
/// ```text
/// [(<pred>) ]scatter_scaled.<num_blocks> (<exec_size>) <surface> <offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SCATTER_SCALED",
    opcode = 0x79,
    text = ["[(<pred>) ]scatter_scaled.<num_blocks> (<exec_size>) <surface> <offset> <element_offset> <src>"],
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 7
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/opcode",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x79",
    doc = "the code of the instruction",
    sum = "adb1d24a2fd54b71"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/exec_size/reserved",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/exec_size/encoding",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/num_blocks/reserved",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 53,
    kind = "reserved",
    expr = "raw(num_blocks) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "31430d0a0c353cf6"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/num_blocks/encoding",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 54,
    kind = "encoding",
    expr = "matches!(code(num_blocks), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "bde7c626544030dc"
)]
#[rule(
    Object,
    id = "SCATTER_SCALED/surface/slm",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 60,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/surface/declared",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 60,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/offset/type",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/element_offset/type",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 62,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/src/type",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 63,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 66,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 67,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "`element_offset` must provide 4 bytes for each channel",
    sum = "14b02d5f5640e299"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/src/null",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 68,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SCATTER_SCALED/src/size",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 69,
    kind = "size",
    expr = "room(src) >= exec_size * 4",
    doc = "`src` must provide 4 bytes for each channel",
    sum = "ecd7ad1029de44f9"
)]
#[rule(
    Runtime,
    id = "SCATTER_SCALED/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 70,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
#[rule(
    Runtime,
    id = "SCATTER_SCALED/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER_SCALED.md",
    line = 72,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "`surface` takes the value of an undefined one of the channels that write to equal addresses",
    sum = "dfff973dec325bee"
)]
pub struct ScatterScaled {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SCATTER_SCALED.md:26`
    #[field("ub", line = 26)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SCATTER_SCALED.md:51`
    #[field("uw", line = 51)]
    pub pred: PredBits,
    /// ignored; blocks are bytes
    ///
    /// `spec/instructions/SCATTER_SCALED.md:52`
    #[field("ub", line = 52)]
    pub block_size: u8,
    /// number of bytes for each channel
    ///
    /// `spec/instructions/SCATTER_SCALED.md:53`
    #[field("ub", line = 53)]
    pub num_blocks: NumBlocksBits,
    /// ignored; offsets are not scaled
    ///
    /// `spec/instructions/SCATTER_SCALED.md:59`
    #[field("uw", line = 59)]
    pub scale: u16,
    /// index of the surface variable
    ///
    /// `spec/instructions/SCATTER_SCALED.md:60`
    #[field("ub", line = 60, refers = surface)]
    pub surface: u8,
    /// offset of all channels, in bytes
    ///
    /// `spec/instructions/SCATTER_SCALED.md:61`
    #[field("scalar", line = 61, role = Scalar)]
    pub offset: VecOperand,
    /// byte offset of each channel
    ///
    /// `spec/instructions/SCATTER_SCALED.md:62`
    #[field("raw_operand", line = 62, role = Raw)]
    pub element_offset: RawOperand,
    /// values to write, one dword for each channel, of which the low bytes are used
    ///
    /// `spec/instructions/SCATTER_SCALED.md:63`
    #[field("raw_operand", line = 63, role = Raw)]
    pub src: RawOperand,
}
