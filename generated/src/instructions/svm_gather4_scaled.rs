// Generated from spec/instructions/SVM_GATHER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SVM_GATHER4_SCALED: Reads one to four of the dwords that follow one another at a virtual address for each channel.

use crate::prelude::*;

/// Reads one to four of the dwords that follow one another at a virtual address for each channel.
///
/// ```text
/// [(<pred>) ]svm_gather4scaled.<channels:RGBA> (<exec_size>) <address> <element_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SVM_GATHER4_SCALED",
    opcode = 0x4e,
    sub_opcode = 0x06,
    text = ["[(<pred>) ]svm_gather4scaled.<channels:RGBA> (<exec_size>) <address> <element_offset> <dst>"],
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 7
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/opcode",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4e",
    doc = "the code of the instruction",
    sum = "db7d6561b6f27937"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/sub_opcode",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x06",
    doc = "the code of the instruction",
    sum = "23b7ce90f6a9c82c"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/exec_size/reserved",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 32,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/exec_size/encoding",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 33,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/channels/reserved",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 54,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "a5c7897e5ca8c293"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/address/type",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(address), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/element_offset/type",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(element_offset), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/dst/type",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/channels/some",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 63,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction reads at least one value",
    sum = "220ef4624e9408ca"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 8",
    doc = "`element_offset` must provide 8 bytes for each channel",
    sum = "40de5f4e419a6bb1"
)]
#[rule(
    Runtime,
    id = "SVM_GATHER4_SCALED/element_offset/align",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 66,
    kind = "access",
    expr = "address(element_offset) % 4 == 0",
    doc = "`element_offset` must give each channel an address that is a multiple of 4",
    sum = "9d12e31ad0349e63"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/dst/null",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 68,
    kind = "null",
    expr = "!null(dst)",
    doc = "`dst` must not be null",
    sum = "83618c6415f04a1f"
)]
#[rule(
    Static,
    id = "SVM_GATHER4_SCALED/dst/size",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 69,
    kind = "size",
    expr = "room(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "`dst` must provide 4 bytes for each channel and selected value; each further value starts in the next register",
    sum = "c53e2be316b47965"
)]
#[rule(
    Runtime,
    id = "SVM_GATHER4_SCALED/dst/upper_bytes",
    on = "",
    page = "spec/instructions/SVM_GATHER4_SCALED.md",
    line = 71,
    kind = "access",
    expr = "exec_size * 4 < grf() => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes in each register if `exec_size` times 4 bytes is less than a register",
    sum = "69977b0b3bae0a8e"
)]
=======
#[visa(name = "SVM_GATHER4_SCALED", opcode = 0x4e, sub_opcode = 0x06, lines = crate::lines::svm_gather4_scaled)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct SvmGather4Scaled {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    pub scale: u16,
    /// Byte address, added to the offset of each channel.
    #[field(Scalar)] pub address: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// What was read, all of R first; each of R, G, B and A that is read begins at a register.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Channels`: the values to read: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

rules! {
    SvmGather4Scaled: "SVM_GATHER4_SCALED" at crate::lines::svm_gather4_scaled;

    /// the code of the instruction
    "opcode": opcode == 0x4e;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x06;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// bits without a meaning are zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// the types of the operand
    "address/type": matches!(ty(address), UQ);
    /// the types of the operand
    "element_offset/type": matches!(ty(element_offset), UQ);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD | D | F);
    /// one value at least is read
    "channels/some" [field]: channels != 0;
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= exec_size * 8;
    /// each address is a multiple of a dword
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// there is a place for the result
    "dst/null": !null(dst);
    /// all values of every channel fit
    "dst/size": room(dst) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
    /// what the channels leave of a register has no defined value
    "dst/upper_bytes" [access, runtime]: exec_size * 4 < grf() => undefined(upper_bytes(dst));
}
