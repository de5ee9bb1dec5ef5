//! Generated from spec/instructions/OWORD_LD.md by `cargo xtask regen`; do not edit.
//! OWORD_LD from `spec/instructions/OWORD_LD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `size`, bits 2..0: number of owords
///
/// `spec/instructions/OWORD_LD.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Size {
    /// 1 oword
    ///
    /// `spec/instructions/OWORD_LD.md:28`
    #[code(name = "1 oword", value = 1)]
    Oword1 = 0b000,
    /// 2 owords
    ///
    /// `spec/instructions/OWORD_LD.md:29`
    #[code(name = "2 owords", value = 2)]
    Oword2 = 0b001,
    /// 4 owords
    ///
    /// `spec/instructions/OWORD_LD.md:30`
    #[code(name = "4 owords", value = 4)]
    Oword4 = 0b010,
    /// 8 owords
    ///
    /// `spec/instructions/OWORD_LD.md:31`
    #[code(name = "8 owords", value = 8)]
    Oword8 = 0b011,
    /// 16 owords
    ///
    /// `spec/instructions/OWORD_LD.md:32`
    #[code(name = "16 owords", value = 16, on = "XEHP+")]
    Oword16 = 0b100,
}
/// The bits of `Size`: size of the block to read
///
/// `spec/instructions/OWORD_LD.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct SizeBits(#[run(size = 2..= 0, Size)] u8);
/// Reads up to sixteen owords (16 bytes each) of a surface, from one offset on.
///
/// `spec/instructions/OWORD_LD.md:7`
///
/// ```text
/// oword_ld<is_modified?.mod> (<size>) <surface> <offset> <dst>
/// also oword_ld<is_modified?.mod> (M1, <size>) <surface> <offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "OWORD_LD",
    opcode = 0x35,
    text = ["oword_ld<is_modified?.mod> (<size>) <surface> <offset> <dst>",
    "also oword_ld<is_modified?.mod> (M1, <size>) <surface> <offset> <dst>"],
    page = "spec/instructions/OWORD_LD.md",
    line = 7
)]
#[rule(
    Static,
    id = "OWORD_LD/opcode",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x35",
    doc = "the code of the instruction",
    sum = "12d736b3dac7bfc4"
)]
#[rule(
    Static,
    id = "OWORD_LD/size/reserved",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 26,
    kind = "reserved",
    expr = "raw(size) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "90f6d81ac40f6447"
)]
#[rule(
    Static,
    id = "OWORD_LD/size/encoding",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 27,
    kind = "encoding",
    expr = "matches!(code(size), 0b000 | 0b001 | 0b010 | 0b011) || on(\"XEHP+\") && matches!(code(size), 0b100)",
    doc = "no other codes than the listed ones",
    sum = "1e6cb80ddd0b0d17"
)]
#[rule(
    Object,
    id = "OWORD_LD/surface/slm",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 35,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "OWORD_LD/surface/declared",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 35,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "OWORD_LD/surface/t0",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 36,
    kind = "surface",
    expr = "on(\"ICLLP+\") || surface != 0",
    doc = "the surface cannot be accessed",
    sum = "d6d2569d072e154a"
)]
#[rule(
    Static,
    id = "OWORD_LD/offset/type",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "OWORD_LD/size/slm",
    on = "XEHP+",
    page = "spec/instructions/OWORD_LD.md",
    line = 42,
    kind = "surface",
    expr = "size == 16 => surface == 0",
    doc = "`size` must not be 16 unless `surface` is 0: only shared local memory reads sixteen owords",
    sum = "ccba76688e379bdb"
)]
#[rule(
    Static,
    id = "OWORD_LD/dst/null",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 44,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "OWORD_LD/dst/size",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 45,
    kind = "size",
    expr = "room(dst) >= size * 16",
    doc = "`dst` must provide `size` times 16 bytes",
    sum = "9d72c5350135e9fe"
)]
#[rule(
    Runtime,
    id = "OWORD_LD/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/OWORD_LD.md",
    line = 46,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
pub struct OwordLd {
    /// size of the block to read
    ///
    /// `spec/instructions/OWORD_LD.md:26`
    #[field("ub", line = 26)]
    pub size: SizeBits,
    /// ignored; a thread always reads its own last write
    ///
    /// `spec/instructions/OWORD_LD.md:34`
    #[field("ub", line = 34)]
    pub is_modified: u8,
    /// index of the surface variable, a buffer
    ///
    /// `spec/instructions/OWORD_LD.md:35`
    #[field("ub", line = 35, refers = surface)]
    pub surface: u8,
    /// offset of the first byte, in owords
    ///
    /// `spec/instructions/OWORD_LD.md:38`
    #[field("scalar", line = 38, role = Scalar)]
    pub offset: VecOperand,
    /// values that were read
    ///
    /// `spec/instructions/OWORD_LD.md:39`
    #[field("raw_operand", line = 39, role = Raw)]
    pub dst: RawOperand,
}
