// Generated from spec/instructions/CMP.md by `cargo xtask regen`; do not edit.
//! CMP: Compares two values per channel.

use crate::prelude::*;

/// Compares two values per channel.
///
/// ```text
/// cmp.<rel_op> (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] rel_op src1[n] ? all bits set : 0;
/// ```
///
/// # Notes
///
/// There is no predication. NaN differs from every value, NaN included; every other relation with NaN is false.
/// Infinities of one sign are equal, and so are zeros of any sign.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "CMP", opcode = 0x2c, lines = crate::lines::cmp)]
pub struct Cmp {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Comparison.
    pub rel_op: RelOpBits,
    /// Results: a bit of a predicate variable, or an element with all bits set or clear.
    #[field(Destination)] pub dst: VecOperand,
    /// Left operand of the comparison.
    #[field(Source)] pub src0: VecOperand,
    /// Right operand of the comparison.
    #[field(Source)] pub src1: VecOperand,
}

/// The bits of `Rel_op`: comparison.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct RelOpBits(
    #[bits(rel_op = 2..=0, RelOp)]
    u8,
);

/// `rel_op`, bits 2..0: relation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum RelOp {
    /// Equal.
    #[code(name = "EQ")] Eq = 0b000,
    /// Different.
    #[code(name = "NE")] Ne = 0b001,
    /// Greater.
    #[code(name = "GT")] Gt = 0b010,
    /// Greater or equal.
    #[code(name = "GE")] Ge = 0b011,
    /// Less.
    #[code(name = "LT")] Lt = 0b100,
    /// Less or equal.
    #[code(name = "LE")] Le = 0b101,
}

rules! {
    Cmp: "CMP" at crate::lines::cmp;

    /// `opcode` of CMP must be 0x2c
    "opcode": opcode == 0x2c;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// bits 3 to 7 of `rel_op` are reserved and must be zero
    "rel_op/reserved": raw(rel_op) & 0b11111000 == 0;
    /// `rel_op` must be `EQ`, `NE`, `GT`, `GE`, `LT` or `LE`
    "rel_op/encoding": matches!(code(rel_op), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f`, `df` or `bool`, or `bf` on XEHP and
    /// later
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(dst) == BF;
    /// `dst` must be a predicate or general operand
    "dst/class": matches!(class(dst), Predicate | General);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f`, `df` or `bool`, or `bf` on XEHP and
    /// later
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src0) == BF;
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f`, `df` or `bool`, or `bf` on XEHP and
    /// later
    "src1/type": matches!(ty(src1), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src1) == BF;
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must name a predicate variable with an element for each channel of the execution mask
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `dst` of class `general` must have the type of `src0` or of `src1` if all three have the type `f`, `hf` or `bf`
    "dst/float" [class]:
        class(dst) == General
                && matches!(ty(dst), F | HF | BF)
                && matches!(ty(src0), F | HF | BF)
                && matches!(ty(src1), F | HF | BF)
            => ty(dst) == ty(src0) || ty(dst) == ty(src1);
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `src1` has type `bf`
    "src0/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && ty(src1) == BF => !packed(src0);
    /// `src1` must not be a packed constant if it is an `immediate` of type `f` and `src0` has type `bf`
    "src1/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src1) == Immediate && ty(src1) == F && ty(src0) == BF => !packed(src1);
    /// the types of `dst`, `src0` and `src1` in CMP must be one of these combinations: destination `ub`, `b`, `uw`,
    /// `w`, `ud`, `d`, `uq`, `q` or `bool` with `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq` or `q`; destination `f` with
    /// `ub`, `b`, `uw`, `w`, `ud` or `d`; destination `f`, `hf` or `bool` with `f` or `hf`; on XEHP and later
    /// destination `f`, `bf` or `bool` with `f` or `bf`; destination `df` or `bool` with `df`; destination `hf` with
    /// `ub`, `b`, `uw`, `w`, `ud` or `d`
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), INTEGERS | BOOL) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || matches!(ty(dst), F) && matches!(ty(src0), SHORT_INTEGERS) && matches!(ty(src1), SHORT_INTEGERS)
                || matches!(ty(dst), F | HF | BOOL) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF | BOOL)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF)
                || matches!(ty(dst), DF | BOOL) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), HF) && matches!(ty(src0), SHORT_INTEGERS) && matches!(ty(src1), SHORT_INTEGERS);
}
