// Generated from spec/instructions/SEL.md by `cargo xtask regen`; do not edit.
//! SEL: Selects one of two values per channel.

use crate::prelude::*;

/// Selects one of two values per channel.
///
/// ```text
/// [(<pred>) ]sel[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (mask is NoMask || EM[n + offset])
///     dst[n] = bit n of the predicate ? src0[n] : src1[n];
/// ```
///
/// # Notes
///
/// Without predication all bits count as set.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SEL", opcode = 0x2a, lines = crate::lines::sel)]
pub struct Sel {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that take the first value.
    #[field(optional)] pub pred: PredBits,
    /// Selected value.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Value for channels that the predicate selects.
    #[field(Source)] pub src0: VecOperand,
    /// Value for the other channels.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Sel: "SEL" at crate::lines::sel;

    /// `opcode` of SEL must be 0x2a
    "opcode": opcode == 0x2a;
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
    /// `dst` must not have type `q` or `uq`
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// `src0` must not have type `q` or `uq`
    "src0/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src0), Q | UQ);
    /// `src1` must not have type `q` or `uq`
    "src1/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src1), Q | UQ);
    /// `dst` must not be null if `src0` or `src1` has type `bf`
    "dst/null" [on "XEHP+"]: null(dst) => ty(src0) != BF && ty(src1) != BF;
    /// `dst` of class `general` and index 6 (%tsc) must get a number whose bits 0b11111 are not set by `src0` or
    /// `src1`: these bits of an `immediate` must be 0, because a pause has bits 4 to 0 of zero
    "dst/pause" [class, warning
        "The finalizer does not look at the number (errata variables-10)."]:
        class(dst) == General && index(dst) == 6
            => (class(src0) == Immediate => imm(src0) & 0b11111 == 0)
                && (class(src1) == Immediate => imm(src1) & 0b11111 == 0);
    /// `dst` of class `general` and index 14 (%cr0) must get a number whose bits 0xfffffb0e are 0 in `src0` and `src1`
    /// if these are of class `immediate`: these bits are for future use
    "dst/control" [class, warning
        "The finalizer does not look at the bits (errata variables-9)."]:
        class(dst) == General && index(dst) == 14
            => (class(src0) == Immediate => imm(src0) & 0xfffffb0e == 0)
                && (class(src1) == Immediate => imm(src1) & 0xfffffb0e == 0);
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` or `src1` has type `bf`
    "src0/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && (ty(dst) == BF || ty(src1) == BF) => !packed(src0);
    /// `src1` must not be a packed constant if it is an `immediate` of type `f` and `dst` or `src0` has type `bf`
    "src1/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src1) == Immediate && ty(src1) == F && (ty(dst) == BF || ty(src0) == BF) => !packed(src1);
    /// `src0` must not be an `immediate` if `pred.id` is 0
    "src0/immediate" [class, warning
        "The finalizer crashes (errata SEL-3)."]:
        pred.id == 0 => class(src0) != Immediate;
    /// the types of `dst`, `src0` and `src1` in SEL must be one of these combinations: `ub`, `b`, `uw`, `w`, `ud`, `d`,
    /// `uq` or `q`; on XEHP and later `f` or `bf`; `df`; `f` or `hf`
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF);
}
