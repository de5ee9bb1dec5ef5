//! Generated from spec/instructions/GATHER.md by `cargo xtask regen`; do not edit.
//! GATHER from `spec/instructions/GATHER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `elt_size`, bits 1..0: size of an element
///
/// `spec/instructions/GATHER.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum EltSize {
    /// 1 byte
    ///
    /// `spec/instructions/GATHER.md:28`
    #[code(name = "1 byte", value = 1)]
    Byte1 = 0b00,
    /// 2 bytes
    ///
    /// `spec/instructions/GATHER.md:29`
    #[code(name = "2 bytes", value = 2)]
    Byte2 = 0b01,
    /// 4 bytes
    ///
    /// `spec/instructions/GATHER.md:30`
    #[code(name = "4 bytes", value = 4)]
    Byte4 = 0b10,
}
/// `num_elts`, bits 1..0: number of elements
///
/// `spec/instructions/GATHER.md:34`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum NumElts {
    /// 8 elements
    ///
    /// `spec/instructions/GATHER.md:35`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b00,
    /// 16 elements
    ///
    /// `spec/instructions/GATHER.md:36`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b01,
    /// 1 element
    ///
    /// `spec/instructions/GATHER.md:37`
    #[code(name = "1 element", value = 1)]
    Element1 = 0b10,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/GATHER.md:38`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/GATHER.md:39`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/GATHER.md:40`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/GATHER.md:41`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/GATHER.md:42`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/GATHER.md:43`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/GATHER.md:44`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/GATHER.md:45`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/GATHER.md:46`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/GATHER.md:47`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/GATHER.md:48`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/GATHER.md:49`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/GATHER.md:50`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/GATHER.md:51`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/GATHER.md:52`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/GATHER.md:53`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/GATHER.md:54`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// The bits of `Elt_size`: size of an element
///
/// `spec/instructions/GATHER.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct EltSizeBits(#[run(elt_size = 1..= 0, EltSize)] u8);
/// The bits of `Num_elts`: execution size and execution mask
///
/// `spec/instructions/GATHER.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct NumEltsBits(
    #[run(num_elts = 1..= 0, NumElts)]
    #[run(mask = 7..= 4, Mask)]
    u8,
);
/// Reads one element of a surface for each channel.
///
/// `spec/instructions/GATHER.md:7`
///
/// ```text
/// gather.<elt_size> (<num_elts>)<is_modified?.mod> <surface> <global_offset> <element_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "GATHER",
    opcode = 0x39,
    text = ["gather.<elt_size> (<num_elts>)<is_modified?.mod> <surface> <global_offset> <element_offset> <dst>"],
    page = "spec/instructions/GATHER.md",
    line = 7
)]
#[rule(
    Static,
    id = "GATHER/opcode",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x39",
    doc = "the code of the instruction",
    sum = "18d7937d3241c1e3"
)]
#[rule(
    Static,
    id = "GATHER/elt_size/reserved",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 26,
    kind = "reserved",
    expr = "raw(elt_size) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "4eaf213c8aca5bfd"
)]
#[rule(
    Static,
    id = "GATHER/elt_size/encoding",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 27,
    kind = "encoding",
    expr = "matches!(code(elt_size), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "29c4ac89ed504022"
)]
#[rule(
    Static,
    id = "GATHER/num_elts/reserved",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 33,
    kind = "reserved",
    expr = "raw(num_elts) & 0b00001100 == 0",
    doc = "bits without a meaning are zero",
    sum = "5389403c7bf2374c"
)]
#[rule(
    Static,
    id = "GATHER/num_elts/encoding",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 34,
    kind = "encoding",
    expr = "matches!(code(num_elts), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "86fc13fc8015d0c3"
)]
#[rule(
    Object,
    id = "GATHER/surface/slm",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 56,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "GATHER/surface/declared",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 56,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "GATHER/global_offset/type",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(global_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER/element_offset/type",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "GATHER/dst/type",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "GATHER/num_elts/mask_offset",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 64,
    kind = "field",
    expr = "code(num_elts.mask) % 8 * 4 % num_elts == 0",
    doc = "`num_elts` must divide the first channel of its mask (the mask's code modulo 8, times 4)",
    sum = "8455ec20e31a0ae6"
)]
#[rule(
    Static,
    id = "GATHER/element_offset/null",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 66,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "GATHER/element_offset/size",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 67,
    kind = "size",
    expr = "room(element_offset) >= num_elts * 4",
    doc = "`element_offset` must provide 4 bytes for each of `num_elts` channels",
    sum = "4f86af7934303074"
)]
#[rule(
    Static,
    id = "GATHER/dst/null",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 69,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "GATHER/dst/size",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 70,
    kind = "size",
    expr = "room(dst) >= num_elts * 4",
    doc = "`dst` must provide 4 bytes for each of `num_elts` channels",
    sum = "4ed7f295d2bae147"
)]
#[rule(
    Runtime,
    id = "GATHER/dst/upper_bytes",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 71,
    kind = "access",
    expr = "elt_size < 4 => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each dword if `elt_size` is less than 4",
    sum = "33e1da99a00c8066"
)]
#[rule(
    Runtime,
    id = "GATHER/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/GATHER.md",
    line = 73,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
pub struct Gather {
    /// size of an element
    ///
    /// `spec/instructions/GATHER.md:26`
    #[field("ub", line = 26)]
    pub elt_size: EltSizeBits,
    /// ignored; a thread always reads its own last write
    ///
    /// `spec/instructions/GATHER.md:32`
    #[field("ub", line = 32)]
    pub is_modified: u8,
    /// execution size and execution mask
    ///
    /// `spec/instructions/GATHER.md:33`
    #[field("ub", line = 33)]
    pub num_elts: NumEltsBits,
    /// index of the surface variable, a buffer
    ///
    /// `spec/instructions/GATHER.md:56`
    #[field("ub", line = 56, refers = surface)]
    pub surface: u8,
    /// offset of all channels, in elements
    ///
    /// `spec/instructions/GATHER.md:59`
    #[field("scalar", line = 59, role = Scalar)]
    pub global_offset: VecOperand,
    /// offset of each channel, in elements
    ///
    /// `spec/instructions/GATHER.md:60`
    #[field("raw_operand", line = 60, role = Raw)]
    pub element_offset: RawOperand,
    /// values that were read, one dword for each channel
    ///
    /// `spec/instructions/GATHER.md:61`
    #[field("raw_operand", line = 61, role = Raw)]
    pub dst: RawOperand,
}
