//! Generated from spec/instructions/RAW_SEND.md by `cargo xtask regen`; do not edit.
//! RAW_SEND from `spec/instructions/RAW_SEND.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `modifiers`, bits 0..0: kind
///
/// `spec/instructions/RAW_SEND.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Modifiers {
    /// raw_send
    ///
    /// `spec/instructions/RAW_SEND.md:27`
    #[code(name = "raw_send")]
    RawSend = 0b0,
    /// raw_sendc
    ///
    /// `spec/instructions/RAW_SEND.md:28`
    #[code(name = "raw_sendc")]
    RawSendc = 0b1,
}
/// The bits of `Modifiers`: kind of send
///
/// `spec/instructions/RAW_SEND.md:25`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModifiersBits(#[run(modifiers = 0..= 0, Modifiers)] u8);
/// Sends a message to a shared function, as the hardware wants it.
///
/// `spec/instructions/RAW_SEND.md:7`
///
/// ```text
/// [(<pred>) ]<modifiers> (<exec_size>) <ex_msg_desc:0x> <num_src> <num_dst>  <desc> <src> <dst>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RAW_SEND",
    opcode = 0x5d,
    text = ["[(<pred>) ]<modifiers> (<exec_size>) <ex_msg_desc:0x> <num_src> <num_dst>  <desc> <src> <dst>"],
    page = "spec/instructions/RAW_SEND.md",
    line = 7
)]
#[rule(
    Static,
    id = "RAW_SEND/opcode",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x5d",
    doc = "the code of the instruction",
    sum = "a513bc20177e0ba4"
)]
#[rule(
    Static,
    id = "RAW_SEND/modifiers/reserved",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 25,
    kind = "reserved",
    expr = "raw(modifiers) & 0b11111110 == 0",
    doc = "bits without a meaning are zero",
    sum = "5d78f5f2cca16256"
)]
#[rule(
    Static,
    id = "RAW_SEND/exec_size/reserved",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RAW_SEND/exec_size/encoding",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RAW_SEND/num_src/range",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 57,
    kind = "range",
    expr = "matches!(num_src, 1..=15)",
    doc = "the number is within its limits",
    sum = "eb51f3f55aa7610f"
)]
#[rule(
    Static,
    id = "RAW_SEND/num_dst/range",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 58,
    kind = "range",
    expr = "matches!(num_dst, 0..=16)",
    doc = "the number is within its limits",
    sum = "5a42edaa3376e7e1"
)]
#[rule(
    Static,
    id = "RAW_SEND/desc/type",
    on = "",
    page = "spec/instructions/RAW_SEND.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(desc), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
pub struct RawSend {
    /// kind of send
    ///
    /// `spec/instructions/RAW_SEND.md:25`
    #[field("ub", line = 25)]
    pub modifiers: ModifiersBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/RAW_SEND.md:30`
    #[field("ub", line = 30)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RAW_SEND.md:55`
    #[field("uw", line = 55)]
    pub pred: PredBits,
    /// extended message descriptor
    ///
    /// `spec/instructions/RAW_SEND.md:56`
    #[field("ud", line = 56)]
    pub ex_msg_desc: u32,
    /// number of registers of the message
    ///
    /// `spec/instructions/RAW_SEND.md:57`
    #[field("ub", line = 57)]
    pub num_src: u8,
    /// number of registers of the response
    ///
    /// `spec/instructions/RAW_SEND.md:58`
    #[field("ub", line = 58)]
    pub num_dst: u8,
    /// message descriptor
    ///
    /// `spec/instructions/RAW_SEND.md:59`
    #[field("scalar", line = 59, role = Scalar)]
    pub desc: VecOperand,
    /// message
    ///
    /// `spec/instructions/RAW_SEND.md:60`
    #[field("raw_operand", line = 60, role = Raw)]
    pub src: RawOperand,
    /// response
    ///
    /// `spec/instructions/RAW_SEND.md:61`
    #[field("raw_operand", line = 61, role = Raw)]
    pub dst: RawOperand,
}
