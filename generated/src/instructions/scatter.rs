//! Generated from spec/instructions/SCATTER.md by `cargo xtask regen`; do not edit.
//! SCATTER from `spec/instructions/SCATTER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `elt_size`, bits 1..0: size of an element
///
/// `spec/instructions/SCATTER.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum EltSize {
    /// 1 byte
    ///
    /// `spec/instructions/SCATTER.md:27`
    #[code(name = "1 byte", value = 1)]
    Byte1 = 0b00,
    /// 2 bytes
    ///
    /// `spec/instructions/SCATTER.md:28`
    #[code(name = "2 bytes", value = 2)]
    Byte2 = 0b01,
    /// 4 bytes
    ///
    /// `spec/instructions/SCATTER.md:29`
    #[code(name = "4 bytes", value = 4)]
    Byte4 = 0b10,
}
/// `num_elts`, bits 1..0: number of elements
///
/// `spec/instructions/SCATTER.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum NumElts {
    /// 8 elements
    ///
    /// `spec/instructions/SCATTER.md:33`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b00,
    /// 16 elements
    ///
    /// `spec/instructions/SCATTER.md:34`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b01,
    /// 1 element
    ///
    /// `spec/instructions/SCATTER.md:35`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b10,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/SCATTER.md:36`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/SCATTER.md:37`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/SCATTER.md:38`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/SCATTER.md:39`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/SCATTER.md:40`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/SCATTER.md:41`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/SCATTER.md:42`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/SCATTER.md:43`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/SCATTER.md:44`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/SCATTER.md:45`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/SCATTER.md:46`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/SCATTER.md:47`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/SCATTER.md:48`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/SCATTER.md:49`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/SCATTER.md:50`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/SCATTER.md:51`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/SCATTER.md:52`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// The bits of `Elt_size`: size of an element
///
/// `spec/instructions/SCATTER.md:25`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct EltSizeBits(#[run(elt_size = 1..= 0, EltSize)] u8);
/// The bits of `Num_elts`: execution size and execution mask
///
/// `spec/instructions/SCATTER.md:31`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct NumEltsBits(
    #[run(num_elts = 1..= 0, NumElts)]
    #[run(mask = 7..= 4, Mask)]
    u8,
);
/// Writes one element to a surface for each channel.
///
/// `spec/instructions/SCATTER.md:7`
///
/// ```text
/// scatter.<elt_size> (<num_elts>) <surface> <global_offset> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SCATTER",
    opcode = 0x3a,
    text = ["scatter.<elt_size> (<num_elts>) <surface> <global_offset> <element_offset> <src>"],
    page = "spec/instructions/SCATTER.md",
    line = 7
)]
#[rule(
    Static,
    id = "SCATTER/opcode",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x3a",
    doc = "the code of the instruction",
    sum = "9b92f539d78f931a"
)]
#[rule(
    Static,
    id = "SCATTER/elt_size/reserved",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 25,
    kind = "reserved",
    expr = "raw(elt_size) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "4eaf213c8aca5bfd"
)]
#[rule(
    Static,
    id = "SCATTER/elt_size/encoding",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 26,
    kind = "encoding",
    expr = "matches!(code(elt_size), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "29c4ac89ed504022"
)]
#[rule(
    Static,
    id = "SCATTER/num_elts/reserved",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 31,
    kind = "reserved",
    expr = "raw(num_elts) & 0b00001100 == 0",
    doc = "bits without a meaning are zero",
    sum = "5389403c7bf2374c"
)]
#[rule(
    Static,
    id = "SCATTER/num_elts/encoding",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 32,
    kind = "encoding",
    expr = "matches!(code(num_elts), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "86fc13fc8015d0c3"
)]
#[rule(
    Object,
    id = "SCATTER/surface/slm",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 54,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "SCATTER/surface/declared",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 54,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "SCATTER/global_offset/type",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(global_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER/element_offset/type",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "SCATTER/src/type",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SCATTER/num_elts/mask_offset",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 62,
    kind = "field",
    expr = "code(num_elts.mask) % 8 * 4 % num_elts == 0",
    doc = "`num_elts` must divide the first channel of its mask (the mask's code modulo 8, times 4)",
    sum = "8455ec20e31a0ae6"
)]
#[rule(
    Static,
    id = "SCATTER/element_offset/null",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SCATTER/element_offset/size",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= num_elts * 4",
    doc = "`element_offset` must provide 4 bytes for each of `num_elts` channels",
    sum = "4f86af7934303074"
)]
#[rule(
    Static,
    id = "SCATTER/src/null",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 67,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SCATTER/src/size",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 68,
    kind = "size",
    expr = "room(src) >= num_elts * 4",
    doc = "`src` must provide 4 bytes for each of `num_elts` channels",
    sum = "4e63a3e6bd5acc9c"
)]
#[rule(
    Runtime,
    id = "SCATTER/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 69,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src)",
    doc = "`surface` must not change where a value of `src` lies outside of its bounds",
    sum = "15e7f2ba925a321a"
)]
#[rule(
    Runtime,
    id = "SCATTER/surface/same_address",
    on = "",
    page = "spec/instructions/SCATTER.md",
    line = 71,
    kind = "access",
    expr = "same_address(src) => undefined(stored(src))",
    doc = "`surface` takes the value of an undefined one of the channels that write to equal addresses",
    sum = "dfff973dec325bee"
)]
pub struct Scatter {
    /// size of an element
    ///
    /// `spec/instructions/SCATTER.md:25`
    #[field("ub", line = 25)]
    pub elt_size: EltSizeBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/SCATTER.md:31`
    #[field("ub", line = 31)]
    pub num_elts: NumEltsBits,
    /// index of the surface variable, a buffer
    ///
    /// `spec/instructions/SCATTER.md:54`
    #[field("ub", line = 54, refers = surface)]
    pub surface: u8,
    /// offset of all channels, in elements
    ///
    /// `spec/instructions/SCATTER.md:57`
    #[field("scalar", line = 57, role = Scalar)]
    pub global_offset: VecOperand,
    /// offset of each channel, in elements
    ///
    /// `spec/instructions/SCATTER.md:58`
    #[field("raw_operand", line = 58, role = Raw)]
    pub element_offset: RawOperand,
    /// values to write, one dword for each channel, of which the low bytes are used
    ///
    /// `spec/instructions/SCATTER.md:59`
    #[field("raw_operand", line = 59, role = Raw)]
    pub src: RawOperand,
}
