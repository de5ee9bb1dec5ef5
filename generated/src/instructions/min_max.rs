// Generated from spec/instructions/MIN_MAX.md by `cargo xtask regen`; do not edit.
//! MIN_MAX: Smaller or larger of two values per channel.

use crate::prelude::*;

/// Smaller or larger of two values per channel.
///
/// ```text
/// <op>[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = op(src0[n], src1[n]);
/// ```
///
/// # Notes
///
/// There is no predication. Of a number and NaN the result is the number; of NaN and NaN, it is src1.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MIN_MAX", opcode = 0x45, lines = crate::lines::min_max)]
pub struct MinMax {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Operation.
    pub op: OpBits,
    /// Selected value.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// First value.
    #[field(Source)] pub src0: VecOperand,
    /// Second value.
    #[field(Source)] pub src1: VecOperand,
}

/// The bits of `Op`: operation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[bits(op = 0..=0, Op)]
    u8,
);

/// `op`, bits 0..0: smaller or larger value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Op {
    #[code(name = "min")] Min = 0b0,
    #[code(name = "max")] Max = 0b1,
}

rules! {
    MinMax: "MIN_MAX" at crate::lines::min_max;

    /// `opcode` of MIN_MAX must be 0x45
    "opcode": opcode == 0x45;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// bits 1 to 7 of `op` are reserved and must be zero
    "op/reserved": raw(op) & 0b11111110 == 0;
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f` or `df`
    "src1/type": matches!(ty(src1), INTEGERS | FLOATS);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src0` and `src1` must both have an integer type or both a float type
    "src1/mixed" [type]: matches!(ty(src0), FLOATS) == matches!(ty(src1), FLOATS);
    /// `dst` and `src0` must both have an integer type or both a float type
    "dst/mixed" [type]: matches!(ty(dst), FLOATS) == matches!(ty(src0), FLOATS);
    /// `dst` must have the type of `src0` or `src1` if all of them have type `hf`, `f` or `df`
    "dst/float" [type]:
        matches!(ty(dst), FLOATS) && matches!(ty(src0), FLOATS) && matches!(ty(src1), FLOATS)
            => ty(dst) == ty(src0) || ty(dst) == ty(src1);
    /// `dst` of type `hf` must not have a source of type `f`: the execution type is `f`
    "dst/single" [type, warning
        "The finalizer accepts a smaller type (errata MIN_MAX-1)."]:
        ty(dst) == HF => ty(src0) != F && ty(src1) != F;
    /// `dst` of type `hf`, `f` or `df` must have type `df` if a source has it: the execution type is `df`
    "dst/double" [type, warning
        "The finalizer accepts a smaller type (errata MIN_MAX-1)."]:
        matches!(ty(dst), FLOATS) && (ty(src0) == DF || ty(src1) == DF) => ty(dst) == DF;
}
