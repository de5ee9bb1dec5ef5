// Generated from spec/instructions/INV.md by `cargo xtask regen`; do not edit.
//! INV: Reciprocal per channel.

use crate::prelude::*;

/// Reciprocal per channel.
///
/// ```text
/// [(<pred>) ]inv[.sat] (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = 1 / src0[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "INV", opcode = 0x1b, lines = crate::lines::inv)]
pub struct Inv {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Reciprocal.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Inv: "INV" at crate::lines::inv;

    /// `opcode` of INV must be 0x1b
    "opcode": opcode == 0x1b;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `hf`, `f` or `df`
    "dst/type": matches!(ty(dst), FLOATS);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `hf`, `f` or `df`
    "src0/type": matches!(ty(src0), FLOATS);
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
    /// the types of `dst` and `src0` in INV must be one of these combinations: `f` or `hf`; before ICLLP, on XEHP or on
    /// PVC and later `df`
    "type_map":
        matches!(ty(dst), FLOATS) && matches!(ty(src0), FLOATS)
            => matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF)
                || on("-ICLLP,XEHP,PVC+") && matches!(ty(dst), DF) && matches!(ty(src0), DF);
}
