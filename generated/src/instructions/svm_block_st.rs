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
///
/// ```c
/// for (n = 0; n < properties; ++n)
///   16 bytes at address + 16 * n = oword n of src;
/// ```
///
/// # Notes
///
/// Everything is written, independently of the enabled channels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SVM_BLOCK_ST", opcode = 0x4e, sub_opcode = 0x02, lines = crate::lines::svm_block_st)]
pub struct SvmBlockSt {
    /// Size of the block to write.
    pub properties: PropertiesBits,
    /// Byte address to write to.
    #[field(Scalar)] pub address: VecOperand,
    /// Values to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Properties`: size of the block to write.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PropertiesBits(
    #[bits(properties = 2..=0, Properties)]
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

rules! {
    SvmBlockSt: "SVM_BLOCK_ST" at crate::lines::svm_block_st;

    /// `opcode` of SVM_BLOCK_ST must be 0x4e
    "opcode": opcode == 0x4e;
    /// `sub_opcode` of SVM_BLOCK_ST must be 0x02
    "sub_opcode": sub_opcode == 0x02;
    /// bits 3 to 7 of `properties` are reserved and must be zero
    "properties/reserved": raw(properties) & 0b11111000 == 0;
    /// `properties` must be 1, 2, 4 or 8 owords
    "properties/encoding": matches!(code(properties), 0b000 | 0b001 | 0b010 | 0b011);
    /// `address` must have type `uq`
    "address/type": matches!(ty(address), UQ);
    /// `address` must be a multiple of 16
    "address/align" [access, runtime]: address(address) % 16 == 0;
    /// `address` that is an immediate must be a multiple of 16
    "address/constant" [field]: imm(address) % 16 == 0;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 16 bytes for each oword of `properties`
    "src/size" [warning
        "Intel's compiler stores an oword from a variable that it declares as one qword."]:
        available(src) >= properties * 16;
}
