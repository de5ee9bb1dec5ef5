//! Generated from spec/instructions/SVM_BLOCK_LD.md by `cargo xtask regen`; do not edit.
//! SVM_BLOCK_LD from `spec/instructions/SVM_BLOCK_LD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `properties`, bits 2..0: number of owords
///
/// `spec/instructions/SVM_BLOCK_LD.md:28`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Properties {
    /// 1 oword
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:29`
    #[code(name = "1 oword", value = 1)]
    Oword1 = 0b000,
    /// 2 owords
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:30`
    #[code(name = "2 owords", value = 2)]
    Oword2 = 0b001,
    /// 4 owords
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:31`
    #[code(name = "4 owords", value = 4)]
    Oword4 = 0b010,
    /// 8 owords
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:32`
    #[code(name = "8 owords", value = 8)]
    Oword8 = 0b011,
}
/// `alignment`, bits 3..3: alignment of the address
///
/// `spec/instructions/SVM_BLOCK_LD.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Alignment {
    /// Oword: 16 bytes
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:34`
    #[code(name = "Oword")]
    Oword = 0b0,
    /// Dword: 4 bytes
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:35`
    #[code(name = "Dword")]
    Dword = 0b1,
}
/// The bits of `Properties`: size of the block and alignment of the address
///
/// `spec/instructions/SVM_BLOCK_LD.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct PropertiesBits(
    #[run(properties = 2..= 0, Properties)]
    #[run(alignment = 3..= 3, Alignment)]
    u8,
);
/// Reads up to eight owords (16 bytes each) at one virtual address.
///
/// `spec/instructions/SVM_BLOCK_LD.md:7`
///
/// ```text
/// svm_block_ld<properties.alignment?.unaligned> (<properties>) <address> <dst>
/// also svm_block_ld.aligned (<properties>) <address> <dst>
/// also svm_block_ld (M1, <properties>) <address> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SVM_BLOCK_LD",
    opcode = 0x4e,
    sub_opcode = 0x01,
    text = ["svm_block_ld<properties.alignment?.unaligned> (<properties>) <address> <dst>",
    "also svm_block_ld.aligned (<properties>) <address> <dst>",
    "also svm_block_ld (M1, <properties>) <address> <dst>"],
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 7
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/opcode",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4e",
    doc = "the code of the instruction",
    sum = "db7d6561b6f27937"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/sub_opcode",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x01",
    doc = "the code of the instruction",
    sum = "af9fb25493c164ab"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/properties/reserved",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 27,
    kind = "reserved",
    expr = "raw(properties) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "b6775782d2b0f376"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/properties/encoding",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 28,
    kind = "encoding",
    expr = "matches!(code(properties), 0b000 | 0b001 | 0b010 | 0b011)",
    doc = "no other codes than the listed ones",
    sum = "20fd741d99700698"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/address/type",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(address), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Runtime,
    id = "SVM_BLOCK_LD/address/align",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 41,
    kind = "access",
    expr = "address(address) % 4 == 0 && (code(properties.alignment) == 0b0 => address(address) % 16 == 0)",
    doc = "`address` must be a multiple of 4, and of 16 if `properties.alignment` has the code 0b0",
    sum = "19864fd2e1e784d4"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/dst/null",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 43,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_LD/dst/size",
    on = "",
    page = "spec/instructions/SVM_BLOCK_LD.md",
    line = 44,
    kind = "size",
    expr = "room(dst) >= properties * 16",
    doc = "`dst` must provide 16 bytes for each oword of `properties`",
    sum = "933421266f3d60e8"
)]
pub struct SvmBlockLd {
    /// size of the block and alignment of the address
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:27`
    #[field("ub", line = 27)]
    pub properties: PropertiesBits,
    /// byte address to read from
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:37`
    #[field("scalar", line = 37, role = Scalar)]
    pub address: VecOperand,
    /// values that were read
    ///
    /// `spec/instructions/SVM_BLOCK_LD.md:38`
    #[field("raw_operand", line = 38, role = Raw)]
    pub dst: RawOperand,
}
