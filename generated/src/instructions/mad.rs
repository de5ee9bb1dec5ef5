// Generated from spec/instructions/MAD.md by `cargo xtask regen`; do not edit.
//! MAD: Multiplies two values and adds a third.

use crate::prelude::*;

/// Multiplies two values and adds a third.
///
/// ```text
/// [(<pred>) ]mad[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] * src1[n] + src2[n];
/// ```
///
/// # Notes
///
/// Floats are rounded once. An integer product may be cut to the type of the result before the addition.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MAD", opcode = 0x0c, lines = crate::lines::mad)]
pub struct Mad {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Result.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// First factor.
    #[field(Source)] pub src0: VecOperand,
    /// Second factor.
    #[field(Source)] pub src1: VecOperand,
    /// Summand.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Mad: "MAD" at crate::lines::mad;

    /// `opcode` of MAD must be 0x0c
    "opcode": opcode == 0x0c;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`, or `bf` on XEHP and later
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF;
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`, or `bf` on XEHP and later
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF;
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`, or `bf` on XEHP and later
    "src1/type": matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF;
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src2` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`, or `bf` on XEHP and later
    "src2/type": matches!(ty(src2), INTEGERS | FLOATS) || on("XEHP+") && ty(src2) == BF;
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier other than `abs`, `neg` or `negabs`
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `dst` must not be null if `src0`, `src1` or `src2` has type `hf`, `f`, `df` or `bf`
    "dst/null":
        null(dst)
            => !matches!(ty(src0), FLOATS | BF)
                && !matches!(ty(src1), FLOATS | BF)
                && !matches!(ty(src2), FLOATS | BF);
    /// `dst` must have type `df`, `f`, `hf` or `bf` if its modifier is `sat`
    "dst/saturation" [modifier]: modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF);
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf` or `bf` or one
    /// of `src1` and `src2` has type `bf`
    "src0/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && (matches!(ty(dst), HF | BF) || ty(src1) == BF || ty(src2) == BF)
            => !packed(src0);
    /// `src1` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf` or `bf` or one
    /// of `src0` and `src2` has type `bf`
    "src1/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src1) == Immediate && ty(src1) == F && (matches!(ty(dst), HF | BF) || ty(src0) == BF || ty(src2) == BF)
            => !packed(src1);
    /// `src2` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf` or `bf` or one
    /// of `src0` and `src1` has type `bf`
    "src2/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src2) == Immediate && ty(src2) == F && (matches!(ty(dst), HF | BF) || ty(src0) == BF || ty(src1) == BF)
            => !packed(src2);
    /// the types of `dst`, `src0`, `src1` and `src2` in MAD must be one of these combinations: `uq`, `q`, `ud`, `d`,
    /// `uw`, `w`, `ub` or `b`; `f` or `hf`; on XEHP and later `f` or `bf`; `df`
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
                && (matches!(ty(src2), INTEGERS | FLOATS) || on("XEHP+") && ty(src2) == BF)
            => matches!(ty(dst), UQ | Q | UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UQ | Q | UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UQ | Q | UD | D | UW | W | UB | B)
                    && matches!(ty(src2), UQ | Q | UD | D | UW | W | UB | B)
                || matches!(ty(dst), F | HF)
                    && matches!(ty(src0), F | HF)
                    && matches!(ty(src1), F | HF)
                    && matches!(ty(src2), F | HF)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF)
                    && matches!(ty(src2), F | BF)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) && matches!(ty(src2), DF);
}
