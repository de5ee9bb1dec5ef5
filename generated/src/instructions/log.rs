// Generated from spec/instructions/LOG.md by `cargo xtask regen`; do not edit.
//! LOG: Logarithm to base two.

use crate::prelude::*;

/// Logarithm to base two.
///
/// ```text
/// [(<pred>) ]log[.sat] (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = log2(src0[n]);
/// ```
///
/// # Notes
///
/// In ALT mode the sign of the value plays no part.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LOG", opcode = 0x0b, lines = crate::lines::log)]
pub struct Log {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Logarithm.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Log: "LOG" at crate::lines::log;

    /// `opcode` of LOG must be 0x0b
    "opcode": opcode == 0x0b;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `hf` or `f`
    "dst/type": matches!(ty(dst), HF | F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `hf` or `f`
    "src0/type": matches!(ty(src0), HF | F);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf`
    "src0/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && ty(dst) == HF => !packed(src0);
}
