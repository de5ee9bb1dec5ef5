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
#[visa(name = "SVM_BLOCK_LD", opcode = 0x4e, sub_opcode = 0x01, lines = crate::lines::svm_block_ld)]
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
    /// `address` must be a multiple of 4, and of 16 if `properties.alignment` has the code 0b0
    "address/align" [access, runtime]:
        address(address) % 4 == 0 && (code(properties.alignment) == 0b0 => address(address) % 16 == 0);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 16 bytes for each oword of `properties`
    "dst/size": room(dst) >= properties * 16;
}
