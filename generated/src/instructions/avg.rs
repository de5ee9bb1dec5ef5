// Generated from spec/instructions/AVG.md by `cargo xtask regen`; do not edit.
//! AVG: Average of two values per channel, halves rounded up.

use crate::prelude::*;

/// Average of two values per channel, halves rounded up.
///
/// ```text
/// [(<pred>) ]avg[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = (src0[n] + src1[n] + 1) >> 1;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "AVG", opcode = 0x02, lines = crate::lines::avg)]
pub struct Avg {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Average.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// First value.
    #[field(Source)] pub src0: VecOperand,
    /// Second value.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Avg: "AVG" at crate::lines::avg;

    /// `opcode` of AVG must be 0x02
    "opcode": opcode == 0x02;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "dst/type": matches!(ty(dst), SHORT_INTEGERS);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "src0/type": matches!(ty(src0), SHORT_INTEGERS);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "src1/type": matches!(ty(src1), SHORT_INTEGERS);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
}
