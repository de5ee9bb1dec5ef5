// Generated from spec/instructions/SRND.md by `cargo xtask regen`; do not edit.
//! SRND: Rounds per channel, up or down at random.

use crate::prelude::*;

/// Rounds per channel, up or down at random.
///
/// ```text
/// srnd (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n) {
///   bits = ty(dst) == HF ? 13 : 8;
///   sum = mantissa of src0[n] + lowest bits of src1[n], as many as bits;
///   dst[n] = src0[n] with sum as mantissa, normalised and cut to ty(dst);
/// }
/// ```
///
/// # Notes
///
/// NaN, infinity and denormals do not change.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SRND", opcode = 0x1e, on = "PVC_XT+", lines = crate::lines::srnd)]
pub struct Srnd {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Rounded numbers.
    #[field(Destination)] pub dst: VecOperand,
    /// Numbers.
    #[field(Source)] pub src0: VecOperand,
    /// Random bits.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Srnd: "SRND" at crate::lines::srnd;

    /// `opcode` of SRND must be 0x1e
    "opcode": opcode == 0x1e;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `hf`, `f` or `bf`
    "dst/type": matches!(ty(dst), UB | B | HF | F | BF);
    /// `dst` must be a general operand
    "dst/class": matches!(class(dst), General);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `b`, `hf`, `f` or `bf`
    "src0/type": matches!(ty(src0), UB | B | HF | F | BF);
    /// `src0` must be a general operand
    "src0/class": matches!(class(src0), General);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `ub`, `b`, `hf`, `f` or `bf`
    "src1/type": matches!(ty(src1), UB | B | HF | F | BF);
    /// `src1` must be a general or immediate operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `exec_size` must have a mask with a code of at least 0b1000 (NoMask)
    "exec_size/no_mask" [field]: code(exec_size.mask) >= 0b1000;
    /// `src0` and `dst` of types `ub`, `b`, `hf`, `f` and `bf` must convert `f` to `hf`, or `hf` to `ub` (a float of 8
    /// bits)
    "src0/conversion" [type]:
        matches!(ty(dst), UB | B | HF | F | BF) && matches!(ty(src0), UB | B | HF | F | BF)
            => ty(dst) == HF && ty(src0) == F || ty(dst) == UB && ty(src0) == HF;
    /// SRND is available only on PVC_XT and later
    "platform": on("PVC_XT+");
    /// `src1` of type `ub`, `b`, `hf`, `f` or `bf` must have the type of `src0` in a conversion from `f` to `hf` or
    /// from `hf` to `ub`
    "src1/same" [type]:
        (ty(dst) == HF && ty(src0) == F || ty(dst) == UB && ty(src0) == HF) && matches!(ty(src1), UB | B | HF | F | BF)
            => ty(src1) == ty(src0);
    /// `dst` must not be null
    "dst/null": !null(dst);
}
