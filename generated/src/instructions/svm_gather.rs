// Generated from spec/instructions/SVM_GATHER.md by `cargo xtask regen`; do not edit.
//! SVM_GATHER: Reads one or more blocks of one, four or eight bytes at a virtual address for each channel.

use crate::prelude::*;

/// Reads one or more blocks of one, four or eight bytes at a virtual address for each channel.
///
/// ```text
/// [(<pred>) ]svm_gather.<block_size>.<num_blocks> (<exec_size>) <addresses> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SVM_GATHER",
    opcode = 0x4e,
    sub_opcode = 0x03,
    text = ["[(<pred>) ]svm_gather.<block_size>.<num_blocks> (<exec_size>) <addresses> <dst>"],
    page = "spec/instructions/SVM_GATHER.md",
    line = 7
)]
#[rule(
    Static,
    id = "SVM_GATHER/opcode",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4e",
    doc = "the code of the instruction",
    sum = "db7d6561b6f27937"
)]
#[rule(
    Static,
    id = "SVM_GATHER/sub_opcode",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x03",
    doc = "the code of the instruction",
    sum = "18e20d7d324ae5b6"
)]
#[rule(
    Static,
    id = "SVM_GATHER/exec_size/reserved",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 34,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SVM_GATHER/exec_size/encoding",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 35,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "7e17e3bb35d91a21"
)]
#[rule(
    Static,
    id = "SVM_GATHER/block_size/reserved",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 59,
    kind = "reserved",
    expr = "raw(block_size) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "137e81a8fa4333f0"
)]
#[rule(
    Static,
    id = "SVM_GATHER/block_size/encoding",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 60,
    kind = "encoding",
    expr = "matches!(code(block_size), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "7c1a85b65419c4b1"
)]
#[rule(
    Static,
    id = "SVM_GATHER/num_blocks/reserved",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 65,
    kind = "reserved",
    expr = "raw(num_blocks) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "3feb2151f22a03b7"
)]
#[rule(
    Static,
    id = "SVM_GATHER/addresses/type",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 72,
    kind = "type",
    expr = "matches!(ty(addresses), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Static,
    id = "SVM_GATHER/num_blocks/eight",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 76,
    kind = "field",
    expr = "num_blocks == 8 => block_size == 4 && exec_size == 8",
    doc = "`num_blocks` must not be 8 unless `block_size` is 4 and `exec_size` is 8",
    sum = "62781dc6ca2c04dd"
)]
#[rule(
    Static,
    id = "SVM_GATHER/num_blocks/many",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 78,
    kind = "field",
    expr = "num_blocks > 1 => exec_size >= 8",
    doc = "`num_blocks` must not be greater than 1 unless `exec_size` is at least 8",
    sum = "1542732fbf4c85f6"
)]
#[rule(
    Static,
    id = "SVM_GATHER/addresses/null",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 80,
    kind = "null",
    expr = "!null(addresses)",
    doc = "`addresses` must not be null",
    sum = "635f2f06f5beba38"
)]
#[rule(
    Static,
    id = "SVM_GATHER/addresses/size",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 81,
    kind = "size",
    expr = "room(addresses) >= exec_size * 8",
    doc = "`addresses` must provide 8 bytes for each channel",
    sum = "d5f0c257d915e5d7"
)]
#[rule(
    Runtime,
    id = "SVM_GATHER/addresses/align",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 82,
    kind = "access",
    expr = "address(addresses) % block_size == 0",
    doc = "`addresses` must be multiples of `block_size`",
    sum = "ad821b0486559e6b"
)]
#[rule(
    Static,
    id = "SVM_GATHER/dst/null",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 83,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "SVM_GATHER/dst/type",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 84,
    kind = "type",
    expr = "bytes(ty(dst)) == block_size || block_size == 1 && bytes(ty(dst)) == 4",
    doc = "`dst` must have a type of `block_size` bytes, or of 4 bytes if `block_size` is 1",
    sum = "5d462e8fa294143c"
)]
#[rule(
    Static,
    id = "SVM_GATHER/dst/size",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 86,
    kind = "size",
    expr = "room(dst) >= exec_size * max(num_blocks * block_size, 4)",
    doc = "`dst` must provide `num_blocks` times `block_size` bytes, and at least 4, for each channel",
    sum = "3332c3a41372fac0"
)]
#[rule(
    Runtime,
    id = "SVM_GATHER/dst/upper_bytes",
    on = "",
    page = "spec/instructions/SVM_GATHER.md",
    line = 88,
    kind = "access",
    expr = "block_size == 1 && num_blocks < 4 => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each dword if `block_size` is 1 and `num_blocks` is less than 4",
    sum = "b7c3ef6a36e36d9d"
)]
=======
#[visa(name = "SVM_GATHER", opcode = 0x4e, sub_opcode = 0x03, lines = crate::lines::svm_gather)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct SvmGather {
    /// Channels and the mask over them.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Bytes of a block.
    pub block_size: BlockSizeBits,
    /// Blocks for each channel.
    pub num_blocks: NumBlocksBits,
    /// Byte address of each channel.
    #[field(Raw)] pub addresses: RawOperand,
    /// What was read.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Block_size`: bytes of a block.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BlockSizeBits(
    #[run(block_size = 1..=0, BlockSize)]
    u8,
);

/// The bits of `Num_blocks`: blocks for each channel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumBlocksBits(
    #[run(num_blocks = 1..=0, NumBlocks)]
    u8,
);

/// `block_size`, bits 1..0: size of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum BlockSize {
    #[code(name = "1 byte", value = 1)] Byte1 = 0b00,
    #[code(name = "4 bytes", value = 4)] Byte4 = 0b01,
    #[code(name = "8 bytes", value = 8)] Byte8 = 0b10,
}

/// `num_blocks`, bits 1..0: number of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum NumBlocks {
    #[code(name = "1 block", value = 1)] Block1 = 0b00,
    #[code(name = "2 blocks", value = 2)] Block2 = 0b01,
    #[code(name = "4 blocks", value = 4)] Block4 = 0b10,
    #[code(name = "8 blocks", value = 8)] Block8 = 0b11,
}

rules! {
    SvmGather: "SVM_GATHER" at crate::lines::svm_gather;

    /// the code of the instruction
    "opcode": opcode == 0x4e;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x03;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// bits without a meaning are zero
    "block_size/reserved": raw(block_size) & 0b11111100 == 0;
    /// no other codes than the listed ones
    "block_size/encoding": matches!(code(block_size), 0b00 | 0b01 | 0b10);
    /// bits without a meaning are zero
    "num_blocks/reserved": raw(num_blocks) & 0b11111100 == 0;
    /// the types of the operand
    "addresses/type": matches!(ty(addresses), UQ);
    /// eight blocks are read of four bytes each, for eight channels
    "num_blocks/eight" [field]: num_blocks == 8 => block_size == 4 && exec_size == 8;
    /// several blocks are read for eight channels or more
    "num_blocks/many" [field]: num_blocks > 1 => exec_size >= 8;
    /// there are addresses
    "addresses/null": !null(addresses);
    /// every channel has an address
    "addresses/size": room(addresses) >= exec_size * 8;
    /// each address is a multiple of the block size
    "addresses/align" [access, runtime]: address(addresses) % block_size == 0;
    /// there is a place for the result
    "dst/null": !null(dst);
    /// an element of the result is a block, or the dword of a channel
    "dst/type": bytes(ty(dst)) == block_size || block_size == 1 && bytes(ty(dst)) == 4;
    /// every channel fills a dword at least
    "dst/size": room(dst) >= exec_size * max(num_blocks * block_size, 4);
    /// what a read of one or two bytes leaves of its dword has no defined value
    "dst/upper_bytes" [access, runtime]: block_size == 1 && num_blocks < 4 => undefined(upper_bytes(dst));
}
