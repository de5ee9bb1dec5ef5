// Generated from spec/instructions/SVM_SCATTER.md by `cargo xtask regen`; do not edit.
//! SVM_SCATTER: Writes one or more blocks of one, four or eight bytes at a virtual address for each channel.

use crate::prelude::*;

/// Writes one or more blocks of one, four or eight bytes at a virtual address for each channel.
///
/// ```text
/// [(<pred>) ]svm_scatter.<block_size>.<num_blocks> (<exec_size>) <addresses> <src>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     for (b = 0; b < num_blocks; ++b)
///       if (block_size == 1)
///         1 byte at addresses[n] + b = src[n * max(num_blocks, 4) + b];
///       else
///         block_size bytes at addresses[n] + b * block_size = src[b * exec_size + n];
/// ```
///
/// # Notes
///
/// `src` counts in blocks. Four and eight byte blocks lie side by side, first block of all channels first. Bytes of a
/// channel lie together, in a dword or, for eight of them, in two; those that are not written do not count.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SVM_SCATTER", opcode = 0x4e, sub_opcode = 0x04, lines = crate::lines::svm_scatter)]
pub struct SvmScatter {
    /// Execution size and execution mask.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Size of a block.
    pub block_size: BlockSizeBits,
    /// Number of blocks for each channel.
    pub num_blocks: NumBlocksBits,
    /// Byte address of each channel.
    #[field(Raw)] pub addresses: RawOperand,
    /// Values to write.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Block_size`: size of a block.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BlockSizeBits(
    #[bits(block_size = 1..=0, BlockSize)]
    u8,
);

/// The bits of `Num_blocks`: number of blocks for each channel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumBlocksBits(
    #[bits(num_blocks = 1..=0, NumBlocks)]
    u8,
);

/// `block_size`, bits 1..0: number of bytes of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum BlockSize {
    #[code(name = "1 byte", value = 1)] Byte1 = 0b00,
    #[code(name = "4 bytes", value = 4)] Byte4 = 0b01,
    #[code(name = "8 bytes", value = 8)] Byte8 = 0b10,
}

/// `num_blocks`, bits 1..0: number of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum NumBlocks {
    #[code(name = "1 block", value = 1)] Block1 = 0b00,
    #[code(name = "2 blocks", value = 2)] Block2 = 0b01,
    #[code(name = "4 blocks", value = 4)] Block4 = 0b10,
    #[code(name = "8 blocks", value = 8)] Block8 = 0b11,
}

rules! {
    SvmScatter: "SVM_SCATTER" at crate::lines::svm_scatter;

    /// `opcode` of SVM_SCATTER must be 0x4e
    "opcode": opcode == 0x4e;
    /// `sub_opcode` of SVM_SCATTER must be 0x04
    "sub_opcode": sub_opcode == 0x04;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// bits 2 to 7 of `block_size` are reserved and must be zero
    "block_size/reserved": raw(block_size) & 0b11111100 == 0;
    /// `block_size` must be 1, 4 or 8 bytes
    "block_size/encoding": matches!(code(block_size), 0b00 | 0b01 | 0b10);
    /// bits 2 to 7 of `num_blocks` are reserved and must be zero
    "num_blocks/reserved": raw(num_blocks) & 0b11111100 == 0;
    /// `addresses` must have type `uq`
    "addresses/type": matches!(ty(addresses), UQ);
    /// `num_blocks` must not be 8 unless `block_size` is 4 and `exec_size` is 8
    "num_blocks/eight" [field, warning
        "The finalizer checks neither blocks nor types, and Intel's compiler moves eight bytes of one channel (errata \
        SVM_GATHER-1)."]:
        num_blocks == 8 => block_size == 4 && exec_size == 8;
    /// `num_blocks` must not be greater than 1 unless `exec_size` is at least 8
    "num_blocks/many" [field, warning
        "The finalizer scatters several blocks at every execution size (errata SVM_SCATTER-2)."]:
        num_blocks > 1 => exec_size >= 8;
    /// `addresses` must not be null
    "addresses/null": !null(addresses);
    /// `addresses` must provide 8 bytes for each channel
    "addresses/size": available(addresses) >= exec_size * 8;
    /// `addresses` must be multiples of `block_size`
    "addresses/align" [access, runtime]: address(addresses) % block_size == 0;
    /// `src` must not be null: the instruction needs data to write
    "src/null": !null(src);
    /// `src` must have a type of `block_size` bytes, or of 4 bytes if `block_size` is 1
    "src/type" [warning
        "The finalizer checks neither blocks nor types, and Intel's compiler moves eight bytes of one channel (errata \
        SVM_GATHER-1)."]:
        bytes(ty(src)) == block_size || block_size == 1 && bytes(ty(src)) == 4;
    /// `src` must provide `num_blocks` times `block_size` bytes, and at least 4, for each channel
    "src/size": available(src) >= exec_size * max(num_blocks * block_size, 4);
}
