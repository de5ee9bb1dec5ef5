// Generated from spec/instructions/RAW_SENDS.md by `cargo xtask regen`; do not edit.
//! RAW_SENDS: Sends a message of two parts in the form of the hardware to a shared function.

use crate::prelude::*;

/// Sends a message of two parts in the form of the hardware to a shared function.
///
/// ```text
/// [(<pred>) ]<modifiers: raw_sends><modifiers.bit_1?_eot>.<sfid>.<num_src0>.<num_src1>.<num_dst> (<exec_size>) \
///      <ex_msg_desc> <desc> <src0> <src1> <dst>
/// [(<pred>) ]<modifiers: raw_sendsc><modifiers.bit_1?_eot><sfid=0>.<num_src0>.<num_src1>.<num_dst> (<exec_size>) \
///      <ex_msg_desc> <desc> <src0> <src1> <dst>
/// [(<pred>) ]<modifiers: raw_sendsc>.<sfid><modifiers.bit_1?.eot>.<num_src0>.<num_src1>.<num_dst> (<exec_size>) \
///      <ex_msg_desc> <desc> <src0> <src1> <dst>
/// also [(<pred>) ]<modifiers: raw_sends><modifiers.bit_1=1>.<sfid>.eot.<num_src0>.<num_src1>.<num_dst> (<exec_size>) \
///      <ex_msg_desc> <desc> <src0> <src1> <dst>
/// ```
///
/// ```c
/// send num_src0 registers from src0 on and num_src1 from src1 on to function sfid, with desc and ex_msg_desc;
/// the response goes to num_dst registers from dst on;
/// ```
///
/// # Notes
///
/// As for RAW_SEND, the content of a message is not checked.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RAW_SENDS", opcode = 0x7a, lines = crate::lines::raw_sends)]
pub struct RawSends {
    /// Kind of send.
    pub modifiers: ModifiersBits,
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of registers of the first part.
    pub num_src0: u8,
    /// Number of registers of the second part.
    pub num_src1: u8,
    /// Number of registers of the response.
    pub num_dst: u8,
    /// Shared function.
    #[field(since = "3.6")] pub sfid: u8,
    /// Extended message descriptor.
    #[field(Scalar)] pub ex_msg_desc: VecOperand,
    /// Message descriptor.
    #[field(Scalar)] pub desc: VecOperand,
    /// First part of the message.
    #[field(Raw)] pub src0: RawOperand,
    /// Second part of the message.
    #[field(Raw)] pub src1: RawOperand,
    /// Response.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Modifiers`: kind of send.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModifiersBits(
    #[bits(modifiers = 0..=0, Modifiers)]
    #[bits(bit_1 = 1..=1)]
    u8,
);

/// `modifiers`, bits 0..0: kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Modifiers {
    #[code(name = "raw_sends")] RawSends = 0b0,
    #[code(name = "raw_sendsc")] RawSendsc = 0b1,
}

rules! {
    RawSends: "RAW_SENDS" at crate::lines::raw_sends;

    /// `opcode` of RAW_SENDS must be 0x7a
    "opcode": opcode == 0x7a;
    /// bits 2 to 7 of `modifiers` are reserved and must be zero
    "modifiers/reserved": raw(modifiers) & 0b11111100 == 0;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `num_src0` must be in the range 1 to 32
    "num_src0/range": matches!(num_src0, 1..=32);
    /// `num_src1` must be in the range 0 to 32
    "num_src1/range": matches!(num_src1, 0..=32);
    /// `num_dst` must be in the range 0 to 31
    "num_dst/range": matches!(num_dst, 0..=31);
    /// `sfid` must be in the range 0 to 15
    "sfid/range": matches!(sfid, 0..=15);
    /// `ex_msg_desc` must have type `ud`
    "ex_msg_desc/type": matches!(ty(ex_msg_desc), UD);
    /// `desc` must have type `ud`
    "desc/type": matches!(ty(desc), UD);
    /// `desc` must have the value of `num_src0` from bit 25 on, modulo 16, if it is an immediate: the length of the
    /// message
    "desc/message" [field, warning
        "The finalizer reports a difference (errata RAW_SENDS-3)."]:
        (imm(desc) >> 25) % 16 == num_src0;
    /// `desc` must have at most the value of `num_dst` from bit 20 on, modulo 32, if it is an immediate: the length of
    /// the response
    "desc/response" [field, warning
        "The finalizer reports a difference (errata RAW_SENDS-3)."]:
        (imm(desc) >> 20) % 32 <= num_dst;
    /// `desc` must not have 0 from bit 20 on, modulo 32, if it is an immediate, unless `dst` is null: a destination
    /// receives a response
    "desc/silent" [null, warning
        "The finalizer reports it (errata RAW_SENDS-3)."]:
        (imm(desc) >> 20) % 32 == 0 => null(dst);
    /// `src0` must not be null: a message has a payload
    "src0/null": !null(src0);
    /// `src0` must provide `num_src0` registers
    "src0/size" [warning
        "The finalizer checks no sizes, and a program for PVC counts registers of 32 bytes (errata RAW_SENDS-2)."]:
        available(src0) >= num_src0 * grf();
    /// `src1` must not be null if `num_src1` is more than 0
    "src1/null": num_src1 > 0 => !null(src1);
    /// `src1` must provide `num_src1` registers
    "src1/size" [warning
        "The finalizer checks no sizes, and a program for PVC counts registers of 32 bytes (errata RAW_SENDS-2)."]:
        available(src1) >= num_src1 * grf();
    /// `dst` must not be null if `num_dst` is more than 0
    "dst/null": num_dst > 0 => !null(dst);
    /// `dst` must provide `num_dst` registers
    "dst/size" [warning
        "The finalizer checks no sizes, and a program for PVC counts registers of 32 bytes (errata RAW_SENDS-2)."]:
        available(dst) >= num_dst * grf();
}
