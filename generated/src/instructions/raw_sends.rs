//! Generated from spec/instructions/RAW_SENDS.md by `cargo xtask regen`; do not edit.
//! RAW_SENDS from `spec/instructions/RAW_SENDS.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `modifiers`, bits 0..0: kind
///
/// `spec/instructions/RAW_SENDS.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// raw_sends
    ///
    /// `spec/instructions/RAW_SENDS.md:27`
    #[code(name = "raw_sends")]
    RawSends = 0b0,
    /// raw_sendsc
    ///
    /// `spec/instructions/RAW_SENDS.md:28`
    #[code(name = "raw_sendsc")]
    RawSendsc = 0b1,
}
/// The bits of `Modifiers`: kind of send
///
/// `spec/instructions/RAW_SENDS.md:25`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModifiersBits(
    #[run(modifiers = 0..= 0, Modifiers)]
    #[run(bit_1 = 1..= 1)]
    u8,
);
/// Sends a message of two parts to a shared function, as the hardware wants it.
///
/// `spec/instructions/RAW_SENDS.md:7`
///
/// ```text
/// [(<pred>) ]<modifiers: raw_sends><modifiers.bit_1?_eot>.<sfid>.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>
/// [(<pred>) ]<modifiers: raw_sendsc><modifiers.bit_1?_eot><sfid=0>.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>
/// [(<pred>) ]<modifiers: raw_sendsc>.<sfid><modifiers.bit_1?.eot>.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>
/// also [(<pred>) ]<modifiers: raw_sends><modifiers.bit_1=1>.<sfid>.eot.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RAW_SENDS",
    opcode = 0x7a,
    text = ["[(<pred>) ]<modifiers: raw_sends><modifiers.bit_1?_eot>.<sfid>.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>",
    "[(<pred>) ]<modifiers: raw_sendsc><modifiers.bit_1?_eot><sfid=0>.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>",
    "[(<pred>) ]<modifiers: raw_sendsc>.<sfid><modifiers.bit_1?.eot>.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>",
    "also [(<pred>) ]<modifiers: raw_sends><modifiers.bit_1=1>.<sfid>.eot.<num_src0>.<num_src1>.<num_dst> (<exec_size>)  <ex_msg_desc> <desc> <src0> <src1> <dst>"],
    page = "spec/instructions/RAW_SENDS.md",
    line = 7
)]
#[rule(
    Static,
    id = "RAW_SENDS/opcode",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x7a",
    doc = "the code of the instruction",
    sum = "c6b25c5a0ac69076"
)]
#[rule(
    Static,
    id = "RAW_SENDS/modifiers/reserved",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 25,
    kind = "reserved",
    expr = "raw(modifiers) & 0b11111100 == 0",
    doc = "bits without a meaning are zero",
    sum = "5d78f5f2cca16256"
)]
#[rule(
    Static,
    id = "RAW_SENDS/exec_size/reserved",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 31,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RAW_SENDS/exec_size/encoding",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 32,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RAW_SENDS/sfid/range",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 60,
    kind = "range",
    expr = "matches!(sfid, 0..=15)",
    doc = "the number is within its limits",
    sum = "5a3fedaa3374b20a"
)]
#[rule(
    Static,
    id = "RAW_SENDS/ex_msg_desc/type",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(ex_msg_desc), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "RAW_SENDS/desc/type",
    on = "",
    page = "spec/instructions/RAW_SENDS.md",
    line = 62,
    kind = "type",
    expr = "matches!(ty(desc), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
pub struct RawSends {
    /// kind of send
    ///
    /// `spec/instructions/RAW_SENDS.md:25`
    #[field("ub", line = 25)]
    pub modifiers: ModifiersBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/RAW_SENDS.md:31`
    #[field("ub", line = 31)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RAW_SENDS.md:56`
    #[field("uw", line = 56)]
    pub pred: PredBits,
    /// number of registers of the first part
    ///
    /// `spec/instructions/RAW_SENDS.md:57`
    #[field("ub", line = 57)]
    pub num_src0: u8,
    /// number of registers of the second part
    ///
    /// `spec/instructions/RAW_SENDS.md:58`
    #[field("ub", line = 58)]
    pub num_src1: u8,
    /// number of registers of the response
    ///
    /// `spec/instructions/RAW_SENDS.md:59`
    #[field("ub", line = 59)]
    pub num_dst: u8,
    /// shared function
    ///
    /// `spec/instructions/RAW_SENDS.md:60`
    #[field("ub", line = 60, since = "3.6")]
    pub sfid: u8,
    /// extended message descriptor
    ///
    /// `spec/instructions/RAW_SENDS.md:61`
    #[field("scalar", line = 61, role = Scalar)]
    pub ex_msg_desc: VecOperand,
    /// message descriptor
    ///
    /// `spec/instructions/RAW_SENDS.md:62`
    #[field("scalar", line = 62, role = Scalar)]
    pub desc: VecOperand,
    /// first part of the message
    ///
    /// `spec/instructions/RAW_SENDS.md:63`
    #[field("raw_operand", line = 63, role = Raw)]
    pub src0: RawOperand,
    /// second part of the message
    ///
    /// `spec/instructions/RAW_SENDS.md:64`
    #[field("raw_operand", line = 64, role = Raw)]
    pub src1: RawOperand,
    /// response
    ///
    /// `spec/instructions/RAW_SENDS.md:65`
    #[field("raw_operand", line = 65, role = Raw)]
    pub dst: RawOperand,
}
