// Generated from spec/instructions/SVM_BLOCK_LD.md by `cargo xtask regen`; do not edit.
//! SVM_BLOCK_LD: Reads up to eight owords (16 bytes each) at one virtual address.

use crate::prelude::*;

/// Reads up to eight owords (16 bytes each) at one virtual address.
///
/// ```text
/// svm_block_ld<properties.alignment?.unaligned> (<properties>) <address> <dst>
/// also svm_block_ld.aligned (<properties>) <address> <dst>
/// also svm_block_ld (M1, <properties>) <address> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    sum = "0ddfa559ebaa4dbb"
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
=======
#[visa(name = "SVM_BLOCK_LD", opcode = 0x4e, sub_opcode = 0x01, lines = crate::lines::svm_block_ld)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct SvmBlockLd {
    /// How much is read, and from where.
    pub properties: PropertiesBits,
    /// Where to read.
    #[field(Scalar)] pub address: VecOperand,
    /// What was read.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Properties`: how much is read, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PropertiesBits(
    #[run(properties = 2..=0, Properties)]
    #[run(alignment = 3..=3, Alignment)]
    u8,
);

/// `properties`, bits 2..0: number of owords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Properties {
    #[code(name = "1 oword", value = 1)] Oword1 = 0b000,
    #[code(name = "2 owords", value = 2)] Oword2 = 0b001,
    #[code(name = "4 owords", value = 4)] Oword4 = 0b010,
    #[code(name = "8 owords", value = 8)] Oword8 = 0b011,
}

/// `alignment`, bits 3..3: what the address is a multiple of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Alignment {
    /// 16 bytes.
    Oword = 0b0,
    /// 4 bytes.
    Dword = 0b1,
}

rules! {
    SvmBlockLd: "SVM_BLOCK_LD" at crate::lines::svm_block_ld;

    /// the code of the instruction
    "opcode": opcode == 0x4e;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x01;
    /// bits without a meaning are zero
    "properties/reserved": raw(properties) & 0b11110000 == 0;
    /// no other codes than the listed ones
    "properties/encoding": matches!(code(properties), 0b000 | 0b001 | 0b010 | 0b011);
    /// the types of the operand
    "address/type": matches!(ty(address), UQ);
    /// the address is a multiple of an oword, or of a dword where the instruction says so
    "address/align" [access, runtime]:
        address(address) % 4 == 0 && (code(properties.alignment) == 0b0 => address(address) % 16 == 0);
    /// there is a place for the result
    "dst/null": !null(dst);
    /// all owords fit
    "dst/size": room(dst) >= properties * 16;
}
