// Generated from spec/instructions/SVM_SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SVM_SCATTER4_SCALED: Writes one to four of four consecutive dwords at a virtual address for each channel.

use crate::prelude::*;

/// Writes one to four of four consecutive dwords at a virtual address for each channel.
///
/// ```text
/// [(<pred>) ]svm_scatter4scaled.<channels:RGBA> (<exec_size>) <address> <element_offset> <src>
/// ```
///
/// ```c
/// block = 0;
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set) {
///     for (n = 0; n < exec_size; ++n)
///       if (ChEn[n])
///         4 bytes at address + element_offset[n] + 4 * c = src[block * max(exec_size, grf() / 4) + n];
///     ++block;
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SVM_SCATTER4_SCALED", opcode = 0x4e, sub_opcode = 0x07, lines = crate::lines::svm_scatter4_scaled)]
pub struct SvmScatter4Scaled {
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Mask of the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    #[field(optional)] pub scale: u16,
    /// Byte address that the offsets of the channels are added to.
    #[field(Scalar)] pub address: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// Values to write: all of R, then all of G, B and A; each begins at a register.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Channels`: mask of the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

rules! {
    SvmScatter4Scaled: "SVM_SCATTER4_SCALED" at crate::lines::svm_scatter4_scaled;

    /// `opcode` of SVM_SCATTER4_SCALED must be 0x4e
    "opcode": opcode == 0x4e;
    /// `sub_opcode` of SVM_SCATTER4_SCALED must be 0x07
    "sub_opcode": sub_opcode == 0x07;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits 4 to 7 of `channels` are reserved and must be zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// `address` must have type `uq`
    "address/type" [warning
        "The finalizer does not check the types of addresses."]:
        matches!(ty(address), UQ);
    /// `element_offset` must have type `uq`
    "element_offset/type": matches!(ty(element_offset), UQ);
    /// `src` must have type `ud`, `d` or `f`
    "src/type" [warning
        "The finalizer does not check the type of data, and Intel's compiler writes variables of bytes (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(src), UD | D | F);
    /// `channels` must not be 0: the instruction writes at least one value
    "channels/some" [field]: channels != 0;
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 8 bytes for each channel
    "element_offset/size": available(element_offset) >= exec_size * 8;
    /// `element_offset` must give each channel an address that is a multiple of 4
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must provide 4 bytes for each channel and selected value; each further value starts in the next register
    "src/size": available(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
}
