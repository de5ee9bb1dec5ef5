// Generated from spec/instructions/RAW_SEND.md by `cargo xtask regen`; do not edit.
//! RAW_SEND: Sends a message in the form of the hardware to a shared function.

use crate::prelude::*;

/// Sends a message in the form of the hardware to a shared function.
///
/// ```text
/// [(<pred>) ]<modifiers> (<exec_size>) <ex_msg_desc:0x> <num_src> <num_dst>  <desc> <src> <dst>
/// ```
///
/// ```c
/// send num_src registers from src on, with the descriptors desc and ex_msg_desc;
/// the response goes to num_dst registers from dst on;
/// ```
///
/// # Notes
///
/// The content of a message is not checked: descriptors, function and registers depend on the hardware.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RAW_SEND", opcode = 0x5d, lines = crate::lines::raw_send)]
pub struct RawSend {
    /// Kind of send.
    pub modifiers: ModifiersBits,
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Extended message descriptor.
    pub ex_msg_desc: u32,
    /// Number of registers of the message.
    pub num_src: u8,
    /// Number of registers of the response.
    pub num_dst: u8,
    /// Message descriptor.
    #[field(Scalar)] pub desc: VecOperand,
    /// Message.
    #[field(Raw)] pub src: RawOperand,
    /// Response.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Modifiers`: kind of send.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModifiersBits(
    #[bits(modifiers = 0..=0, Modifiers)]
    u8,
);

/// `modifiers`, bits 0..0: kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Modifiers {
    #[code(name = "raw_send")] RawSend = 0b0,
    #[code(name = "raw_sendc")] RawSendc = 0b1,
}

rules! {
    RawSend: "RAW_SEND" at crate::lines::raw_send;

    /// `opcode` of RAW_SEND must be 0x5d
    "opcode": opcode == 0x5d;
    /// bits 1 to 7 of `modifiers` are reserved and must be zero
    "modifiers/reserved": raw(modifiers) & 0b11111110 == 0;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `num_src` must be in the range 1 to 15
    "num_src/range": matches!(num_src, 1..=15);
    /// `num_dst` must be in the range 0 to 16
    "num_dst/range": matches!(num_dst, 0..=16);
    /// `desc` must have type `ud`
    "desc/type": matches!(ty(desc), UD);
    /// `ex_msg_desc` must be less than 256
    "ex_msg_desc/byte" [field, warning
        "The finalizer reports it (errata RAW_SEND-1)."]:
        ex_msg_desc < 256;
    /// `desc` must have at most the value of `num_src` from bit 25 on, modulo 16, if it is an immediate: the length of
    /// the message
    "desc/message" [field, warning
        "The finalizer refuses it (errata RAW_SEND-1)."]:
        (imm(desc) >> 25) % 16 <= num_src;
    /// `desc` must have at most the value of `num_dst` from bit 20 on, modulo 32, if it is an immediate: the length of
    /// the response
    "desc/response" [field, warning
        "The finalizer refuses it (errata RAW_SEND-1)."]:
        (imm(desc) >> 20) % 32 <= num_dst;
    /// `desc` must not have 0 from bit 20 on, modulo 32, if it is an immediate, unless `dst` is null: a destination
    /// receives a response
    "desc/silent" [null, warning
        "The finalizer reports it (errata RAW_SEND-1)."]:
        (imm(desc) >> 20) % 32 == 0 => null(dst);
    /// `src` must not be null: a message has a payload
    "src/null": !null(src);
    /// `src` must provide `num_src` registers
    "src/size": available(src) >= num_src * grf();
    /// `dst` must not be null if `num_dst` is more than 0
    "dst/null": num_dst > 0 => !null(dst);
    /// `dst` must provide `num_dst` registers
    "dst/size": available(dst) >= num_dst * grf();
}
