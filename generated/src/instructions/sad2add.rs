// Generated from spec/instructions/SAD2ADD.md by `cargo xtask regen`; do not edit.
//! SAD2ADD: Adds up the absolute differences of pairs of channels, and a third value.

use crate::prelude::*;

/// Adds up the absolute differences of pairs of channels, and a third value.
///
/// ```text
/// [(<pred>) ]sad2add[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; n += 2)
///   if (ChEn[n])
///     dst[n] = abs(src0[n] - src1[n]) + abs(src0[n + 1] - src1[n + 1]) + src2[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SAD2ADD", opcode = 0x6a, on = "-ICLLP", lines = crate::lines::sad2add)]
pub struct Sad2add {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// One sum for two channels, in the even channels.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Minuends.
    #[field(Source)] pub src0: VecOperand,
    /// Subtrahends.
    #[field(Source)] pub src1: VecOperand,
    /// Summand.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Sad2add: "SAD2ADD" at crate::lines::sad2add;

    /// `opcode` of SAD2ADD must be 0x6a
    "opcode": opcode == 0x6a;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `w` or `uw`
    "dst/type": matches!(ty(dst), W | UW);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `b` or `ub`
    "src0/type": matches!(ty(src0), B | UB);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `b` or `ub`
    "src1/type": matches!(ty(src1), B | UB);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `src2` must have type `w` or `uw`
    "src2/type": matches!(ty(src2), W | UW);
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier
    "src2/modifier": matches!(modifier(src2), None);
    /// SAD2ADD is available only before ICLLP
    "platform": on("-ICLLP");
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `src0` must provide 2 elements if `exec_size` is 1: a sum has a pair
    "src0/pair" [size, warning
        "The finalizer takes one element (errata SAD2-1)."]:
        exec_size == 1 => available(src0) >= 2;
    /// `src1` must provide 2 elements if `exec_size` is 1: a sum has a pair
    "src1/pair" [size, warning
        "The finalizer takes one element (errata SAD2-1)."]:
        exec_size == 1 => available(src1) >= 2;
    /// `dst` has undefined values in its odd elements if `exec_size` is greater than 1
    "dst/odd" [access, runtime]: exec_size > 1 => undefined(stored(dst));
}
