// Generated from spec/instructions/ADD.md by `cargo xtask regen`; do not edit.
//! ADD: Adds two values per channel.

use crate::prelude::*;

/// Adds two values per channel.
///
/// ```text
/// [(<pred>) ]add[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] + src1[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADD", opcode = 0x01, lines = crate::lines::add)]
pub struct Add {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Sum.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// First summand.
    #[field(Source)] pub src0: VecOperand,
    /// Second summand.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Add: "ADD" at crate::lines::add;

    /// `opcode` of ADD must be 0x01
    "opcode": opcode == 0x01;
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
    /// `dst` must not be null if `src0` or `src1` has type `hf`, `f`, `df` or `bf`
    "dst/null": null(dst) => !matches!(ty(src0), FLOATS | BF) && !matches!(ty(src1), FLOATS | BF);
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` or `src1` has type `bf`
    "src0/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && (ty(dst) == BF || ty(src1) == BF) => !packed(src0);
    /// `src1` must not be a packed constant if it is an `immediate` of type `f` and `dst` or `src0` has type `bf`
    "src1/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src1) == Immediate && ty(src1) == F && (ty(dst) == BF || ty(src0) == BF) => !packed(src1);
    /// the types of `dst`, `src0` and `src1` in ADD must be one of these combinations: `ub`, `b`, `uw`, `w`, `ud`, `d`,
    /// `uq` or `q`; `df`; `hf`; before XEHP `f`; on XEHP and later `f` or `bf`
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), HF) && matches!(ty(src0), HF) && matches!(ty(src1), HF)
                || on("-XEHP") && matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF);
}
