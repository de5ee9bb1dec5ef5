//! Generated from spec/instructions/SVM_GATHER4_SCALED.md by `cargo xtask regen`; do not edit.
//! SVM_GATHER4_SCALED from `spec/instructions/SVM_GATHER4_SCALED.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// The bits of `Channels`: mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3
///
/// `spec/instructions/SVM_GATHER4_SCALED.md:54`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ChannelsBits(#[run(channels = 3..= 0)] u8);
/// Reads one to four of the dwords that follow one another at a virtual address for each channel.
///
/// `spec/instructions/SVM_GATHER4_SCALED.md:7`
///
/// ```text
/// [(<pred>) ]svm_gather4scaled.<channels:RGBA> (<exec_size>) <address> <element_offset> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "560b3ce16fbc92bc"
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
    sum = "a9a6b8e7c92a1f7a"
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
pub struct SvmGather4Scaled {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:32`
    #[field("ub", line = 32, only = [0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:53`
    #[field("uw", line = 53)]
    pub pred: PredBits,
    /// mask of the values to read: R is bit 0, G bit 1, B bit 2, A bit 3
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:54`
    #[field("ub", line = 54)]
    pub channels: ChannelsBits,
    /// ignored; offsets are not scaled
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:57`
    #[field("uw", line = 57)]
    pub scale: u16,
    /// byte address that the offsets of the channels are added to
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:58`
    #[field("scalar", line = 58, role = Scalar)]
    pub address: VecOperand,
    /// byte offset of each channel
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:59`
    #[field("raw_operand", line = 59, role = Raw)]
    pub element_offset: RawOperand,
    /// values that were read: all of R, then all of G, B and A; each begins at a register
    ///
    /// `spec/instructions/SVM_GATHER4_SCALED.md:60`
    #[field("raw_operand", line = 60, role = Raw)]
    pub dst: RawOperand,
}
