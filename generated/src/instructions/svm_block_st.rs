// Generated from spec/instructions/SVM_BLOCK_ST.md by `cargo xtask regen`; do not edit.
//! SVM_BLOCK_ST: Writes up to eight owords (16 bytes each) at one virtual address.

use crate::prelude::*;

/// Writes up to eight owords (16 bytes each) at one virtual address.
///
/// ```text
/// svm_block_st (<properties>) <address> <src>
/// also svm_block_st.aligned (<properties>) <address> <src>
/// also svm_block_st (M1, <properties>) <address> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SVM_BLOCK_ST",
    opcode = 0x4e,
    sub_opcode = 0x02,
    text = ["svm_block_st (<properties>) <address> <src>",
    "also svm_block_st.aligned (<properties>) <address> <src>",
    "also svm_block_st (M1, <properties>) <address> <src>"],
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 7
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/opcode",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4e",
    doc = "the code of the instruction",
    sum = "db7d6561b6f27937"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/sub_opcode",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x02",
    doc = "the code of the instruction",
    sum = "fd9222a2b243f89f"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/properties/reserved",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 27,
    kind = "reserved",
    expr = "raw(properties) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "99853d296df1ec4a"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/properties/encoding",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 28,
    kind = "encoding",
    expr = "matches!(code(properties), 0b000 | 0b001 | 0b010 | 0b011)",
    doc = "no other codes than the listed ones",
    sum = "20fd741d99700698"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/address/type",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 34,
    kind = "type",
    expr = "matches!(ty(address), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Runtime,
    id = "SVM_BLOCK_ST/address/align",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 38,
    kind = "access",
    expr = "address(address) % 16 == 0",
    doc = "`address` must be a multiple of 16",
    sum = "d55f23e073727169"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/src/null",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 39,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SVM_BLOCK_ST/src/size",
    on = "",
    page = "spec/instructions/SVM_BLOCK_ST.md",
    line = 40,
    kind = "size",
    expr = "room(src) >= properties * 16",
    doc = "`src` must provide 16 bytes for each oword of `properties`",
    sum = "ea004ab8b0f8d051"
)]
=======
#[visa(name = "SVM_BLOCK_ST", opcode = 0x4e, sub_opcode = 0x02, lines = crate::lines::svm_block_st)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct SvmBlockSt {
    /// How much is written.
    pub properties: PropertiesBits,
    /// Where to write.
    #[field(Scalar)] pub address: VecOperand,
    /// What to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Properties`: how much is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PropertiesBits(
    #[run(properties = 2..=0, Properties)]
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

rules! {
    SvmBlockSt: "SVM_BLOCK_ST" at crate::lines::svm_block_st;

    /// the code of the instruction
    "opcode": opcode == 0x4e;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x02;
    /// bits without a meaning are zero
    "properties/reserved": raw(properties) & 0b11111000 == 0;
    /// no other codes than the listed ones
    "properties/encoding": matches!(code(properties), 0b000 | 0b001 | 0b010 | 0b011);
    /// the types of the operand
    "address/type": matches!(ty(address), UQ);
    /// the address is a multiple of an oword
    "address/align" [access, runtime]: address(address) % 16 == 0;
    /// there is something to write
    "src/null": !null(src);
    /// all owords are there
    "src/size": room(src) >= properties * 16;
}
