// Generated from spec/instructions/DIV.md by `cargo xtask regen`; do not edit.
//! DIV: Divides per channel.

use crate::prelude::*;

/// Divides per channel.
///
/// ```text
/// [(<pred>) ]div[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] / src1[n];
/// ```
///
/// # Notes
///
/// An integer quotient is negative where the signs of its operands differ; a remainder has the sign of the dividend. x
/// / y of floats is x  INV(y); DIVM rounds like IEEE 754 demands.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DIV", opcode = 0x03, lines = crate::lines::div)]
pub struct Div {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Quotient.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Div: "DIV" at crate::lines::div;

    /// `opcode` of DIV must be 0x03
    "opcode": opcode == 0x03;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `hf`, `f` or `df`
    "dst/type": matches!(ty(dst), SHORT_INTEGERS | FLOATS);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `hf`, `f` or `df`
    "src0/type": matches!(ty(src0), SHORT_INTEGERS | FLOATS);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `hf`, `f` or `df`
    "src1/type": matches!(ty(src1), SHORT_INTEGERS | FLOATS);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must not be null on XEHP and later, or if `src0` or `src1` has type `hf`, `f` or `df`
    "dst/null": null(dst) => on("-XEHP") && !matches!(ty(src0), FLOATS) && !matches!(ty(src1), FLOATS);
    /// `dst` must have type `df`, `f` or `hf` if its modifier is `sat`
    "dst/saturation" [modifier]: modifier(dst) == Sat => matches!(ty(dst), DF | F | HF);
    /// `dst` must not have the modifier `sat` if it has type `df`
    "dst/double_saturation" [modifier, warning
        "The finalizer refuses it (errata DIV-2)."]:
        ty(dst) == DF => modifier(dst) != Sat;
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf`
    "src0/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && ty(dst) == HF => !packed(src0);
    /// `src1` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `hf`
    "src1/packed" [class, warning
        "The finalizer refuses packed floats beside a result of another type (errata operands-29)."]:
        class(src1) == Immediate && ty(src1) == F && ty(dst) == HF => !packed(src1);
    /// the types of `dst`, `src0` and `src1` in DIV must be one of these combinations: before ICLLP, on XEHP or on PVC
    /// and later `df`; `f` or `hf`; before XEHP `ud`, `d`, `uw`, `w`, `ub` or `b`
    "type_map":
        matches!(ty(dst), SHORT_INTEGERS | FLOATS)
                && matches!(ty(src0), SHORT_INTEGERS | FLOATS)
                && matches!(ty(src1), SHORT_INTEGERS | FLOATS)
            => on("-ICLLP,XEHP,PVC+") && matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF)
                || on("-XEHP")
                    && matches!(ty(dst), UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UD | D | UW | W | UB | B);
}
