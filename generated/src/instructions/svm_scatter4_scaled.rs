// Generated from spec/instructions/SVM_SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SVM_SCATTER4_SCALED: Writes one to four dwords that follow one another to a virtual address for each channel.

use crate::prelude::*;

/// Writes one to four dwords that follow one another to a virtual address for each channel.
///
/// ```text
/// [(<pred>) ]svm_scatter4scaled.<channels:RGBA> (<exec_size>) <address> <element_offset> <src>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SVM_SCATTER4_SCALED",
    opcode = 0x4e,
    sub_opcode = 0x07,
    text = ["[(<pred>) ]svm_scatter4scaled.<channels:RGBA> (<exec_size>) <address> <element_offset> <src>"],
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 7
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/opcode",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4e",
    doc = "the code of the instruction",
    sum = "db7d6561b6f27937"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/sub_opcode",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x07",
    doc = "the code of the instruction",
    sum = "3f1a3460f84cdc4a"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/exec_size/reserved",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 32,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/exec_size/encoding",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 33,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/channels/reserved",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 54,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "1c5bedccf2bcd040"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/address/type",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(address), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/element_offset/type",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(element_offset), UQ)",
    doc = "the types of the operand",
    sum = "0e24284d17346230"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/src/type",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(src), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/channels/some",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 63,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction writes at least one value",
    sum = "48a2bea4525c5adb"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/element_offset/null",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 64,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/element_offset/size",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 65,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 8",
    doc = "`element_offset` must provide 8 bytes for each channel",
    sum = "40de5f4e419a6bb1"
)]
#[rule(
    Runtime,
    id = "SVM_SCATTER4_SCALED/element_offset/align",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 66,
    kind = "access",
    expr = "address(element_offset) % 4 == 0",
    doc = "`element_offset` must give each channel an address that is a multiple of 4",
    sum = "9d12e31ad0349e63"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/src/null",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 68,
    kind = "null",
    expr = "!null(src)",
    doc = "`src` must not be null: the instruction needs data to write",
    sum = "4283331e3905592c"
)]
#[rule(
    Static,
    id = "SVM_SCATTER4_SCALED/src/size",
    on = "",
    page = "spec/instructions/SVM_SCATTER4_SCALED.md",
    line = 69,
    kind = "size",
    expr = "room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4",
    doc = "`src` must provide 4 bytes for each channel and selected value; each further value starts in the next register",
    sum = "18beca16adbaedae"
)]
=======
#[visa(name = "SVM_SCATTER4_SCALED", opcode = 0x4e, sub_opcode = 0x07, lines = crate::lines::svm_scatter4_scaled)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct SvmScatter4Scaled {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Ignored; offsets are not scaled.
    pub scale: u16,
    /// Byte address, added to the offset of each channel.
    #[field(Scalar)] pub address: VecOperand,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// The values, all of R first; each of R, G, B and A that is written begins at a register.
    #[field(Raw)] pub src: RawOperand,
}

/// The bits of `Channels`: the values to write: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

rules! {
    SvmScatter4Scaled: "SVM_SCATTER4_SCALED" at crate::lines::svm_scatter4_scaled;

    /// the code of the instruction
    "opcode": opcode == 0x4e;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x07;
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
    "src/type": matches!(ty(src), UD | D | F);
    /// one value at least is written
    "channels/some" [field]: channels != 0;
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= exec_size * 8;
    /// each address is a multiple of a dword
    "element_offset/align" [access, runtime]: address(element_offset) % 4 == 0;
    /// there is something to write
    "src/null": !null(src);
    /// every channel has all its values
    "src/size": room(src) >= ((ones(channels) - 1) * max(exec_size, grf() / 4) + exec_size) * 4;
}
