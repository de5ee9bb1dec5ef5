// Generated from spec/instructions/ASR.md by `cargo xtask regen`; do not edit.
//! ASR: Shifts values to the right and preserves their sign.

use crate::prelude::*;

/// Shifts values to the right and preserves their sign.
///
/// ```text
/// [(<pred>) ]asr (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] >> (src1[n] & (bytes(ty(dst)) == 8 ? 63 : 31)), filled with the sign;
/// ```
///
/// # Notes
///
/// The five lowest bits of the distance count, or six where the result has 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ASR", opcode = 0x26, lines = crate::lines::asr)]
pub struct Asr {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Shifted value.
    #[field(Destination)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
    /// Shift count in bits.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Asr: "ASR" at crate::lines::asr;

    /// `opcode` of ASR must be 0x26
    "opcode": opcode == 0x26;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq` or `q`
    "dst/type": matches!(ty(dst), INTEGERS);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq` or `q`
    "src0/type": matches!(ty(src0), INTEGERS);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq` or `q`
    "src1/type": matches!(ty(src1), INTEGERS);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must not have type `ub`, `uw`, `ud` or `uq`: the shift keeps a sign
    "dst/signed" [type, warning
        "The finalizer shifts unsigned values, and Intel's compiler writes such shifts (errata ASR-1)."]:
        !matches!(ty(dst), UB | UW | UD | UQ);
    /// `src0` must not have type `ub`, `uw`, `ud` or `uq`: the shift keeps a sign
    "src0/signed" [type, warning
        "The finalizer shifts unsigned values, and Intel's compiler writes such shifts (errata ASR-1)."]:
        !matches!(ty(src0), UB | UW | UD | UQ);
    /// `src0` must not have type `ub` or `b` if `dst` has type `uq` or `q`
    "src0/bytes" [type]: matches!(ty(dst), UQ | Q) => !matches!(ty(src0), UB | B);
    /// `src0` must not have type `uq` or `q` if `dst` has type `ub` or `b`
    "src0/long" [type]: matches!(ty(dst), UB | B) => !matches!(ty(src0), UQ | Q);
}
