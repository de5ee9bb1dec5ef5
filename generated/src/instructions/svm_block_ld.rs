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
///
/// ```c
/// for (n = 0; n < properties; ++n)
///   oword n of dst = 16 bytes at address + 16 * n;
/// ```
///
/// # Notes
///
/// Everything is read, independently of the enabled channels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SVM_BLOCK_LD", opcode = 0x4e, sub_opcode = 0x01, lines = crate::lines::svm_block_ld)]
pub struct SvmBlockLd {
    /// Size of the block and alignment of the address.
    pub properties: PropertiesBits,
    /// Byte address to read from.
    #[field(Scalar)] pub address: VecOperand,
    /// Values that were read.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Properties`: size of the block and alignment of the address.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PropertiesBits(
    #[bits(properties = 2..=0, Properties)]
    #[bits(alignment = 3..=3, Alignment)]
    u8,
);

/// `properties`, bits 2..0: number of owords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Properties {
    #[code(name = "1 oword", value = 1)] Oword1 = 0b000,
    #[code(name = "2 owords", value = 2)] Oword2 = 0b001,
    #[code(name = "4 owords", value = 4)] Oword4 = 0b010,
    #[code(name = "8 owords", value = 8)] Oword8 = 0b011,
}

/// `alignment`, bits 3..3: alignment of the address.
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

    /// `opcode` of SVM_BLOCK_LD must be 0x4e
    "opcode": opcode == 0x4e;
    /// `sub_opcode` of SVM_BLOCK_LD must be 0x01
    "sub_opcode": sub_opcode == 0x01;
    /// bits 4 to 7 of `properties` are reserved and must be zero
    "properties/reserved": raw(properties) & 0b11110000 == 0;
    /// `properties` must be 1, 2, 4 or 8 owords
    "properties/encoding": matches!(code(properties), 0b000 | 0b001 | 0b010 | 0b011);
    /// `address` must have type `uq`
    "address/type": matches!(ty(address), UQ);
    /// `address` must be a multiple of 4, and of 16 if `properties.alignment` has the code 0b0
    "address/align" [access, runtime]:
        address(address) % 4 == 0 && (code(properties.alignment) == 0b0 => address(address) % 16 == 0);
    /// `address` that is an immediate must be a multiple of 4, and of 16 if `properties.alignment` has the code 0b0
    "address/constant" [field]: imm(address) % 4 == 0 && (code(properties.alignment) == 0b0 => imm(address) % 16 == 0);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 16 bytes for each oword of `properties`
    "dst/size": available(dst) >= properties * 16;
}
