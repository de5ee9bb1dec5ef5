// Generated from spec/instructions/MUL.md by `cargo xtask regen`; do not edit.
//! MUL: Multiplies per channel.

use crate::prelude::*;

/// Multiplies per channel.
///
/// ```text
/// [(<pred>) ]mul[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] * src1[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MUL", opcode = 0x10, lines = crate::lines::mul)]
pub struct Mul {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Product.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// First factor.
    #[field(Source)] pub src0: VecOperand,
    /// Second factor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Mul: "MUL" at crate::lines::mul;

    /// `opcode` of MUL must be 0x10
    "opcode": opcode == 0x10;
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
    /// `dst` must not be null if `src0` or `src1` has type `uq`, `q`, `hf`, `f`, `df` or `bf`
    "dst/null": null(dst) => !matches!(ty(src0), UQ | Q | FLOATS | BF) && !matches!(ty(src1), UQ | Q | FLOATS | BF);
    /// `dst` must have type `df`, `f`, `hf` or `bf` if its modifier is `sat`
    "dst/saturation" [modifier]: modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF);
    /// `dst` must not have type `q` or `uq`
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// `src0` must not have type `b` or `ub`
    "src0/byte" [type, on "PVC+"]: !matches!(ty(src0), B | UB);
    /// `src1` must not have type `b` or `ub`
    "src1/byte" [type, on "PVC+"]: !matches!(ty(src1), B | UB);
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf` or `bf` or
    /// `src1` has type `bf`
    "src0/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && (matches!(ty(dst), HF | BF) || ty(src1) == BF) => !packed(src0);
    /// `src1` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf` or `bf` or
    /// `src0` has type `bf`
    "src1/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src1) == Immediate && ty(src1) == F && (matches!(ty(dst), HF | BF) || ty(src0) == BF) => !packed(src1);
    /// the types of `dst`, `src0` and `src1` in MUL must be one of these combinations: `ud`, `d`, `uw`, `w`, `ub` or
    /// `b`; destination `uq` or `q` with `ud` or `d`; `df`; `f` or `hf`; on XEHP and later `f` or `bf`
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UD | D | UW | W | UB | B)
                || matches!(ty(dst), UQ | Q) && matches!(ty(src0), UD | D) && matches!(ty(src1), UD | D)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF);
}
