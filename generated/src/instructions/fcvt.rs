// Generated from spec/instructions/FCVT.md by `cargo xtask regen`; do not edit.
//! FCVT: Converts between floats and their formats of 8 and 19 bits.

use crate::prelude::*;

/// Converts between floats and their formats of 8 and 19 bits.
///
/// ```text
/// fcvt (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) // with a result of 8 bits always
///     dst[n] = src0[n], converted;
/// ```
///
/// # Notes
///
/// BF8 (sign, 5 bits of exponent, 2 of fraction) and TF32 (sign, 8, 10) have no types: operands have the types UB and
/// UD. HF to BF8 rounds to the nearest, halves to even, and preserves denormals. F to TF32 rounds in the same way, and
/// denormals become zero. The other directions are exact. TF32 is an F whose lower bits are zero.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FCVT", opcode = 0x1d, on = "PVC+", lines = crate::lines::fcvt)]
pub struct Fcvt {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Converted value.
    #[field(Destination)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Fcvt: "FCVT" at crate::lines::fcvt;

    /// `opcode` of FCVT must be 0x1d
    "opcode": opcode == 0x1d;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub` or `hf`, or `f` or `ud` on PVC_XT and later
    "dst/type": matches!(ty(dst), UB | HF) || on("PVC_XT+") && matches!(ty(dst), F | UD);
    /// `dst` must be a general operand
    "dst/class": matches!(class(dst), General);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub` or `hf`, or `f` or `ud` on PVC_XT and later
    "src0/type": matches!(ty(src0), UB | HF) || on("PVC_XT+") && matches!(ty(src0), F | UD);
    /// `src0` must be a general operand
    "src0/class": matches!(class(src0), General);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src0` must have type `ub` (BF8) if `dst` has type `hf`
    "src0/to_hf" [type]: ty(dst) == HF => ty(src0) == UB;
    /// `src0` must have type `hf` if `dst` has type `ub` (BF8)
    "src0/to_ub" [type]: ty(dst) == UB => ty(src0) == HF;
    /// `exec_size` must have a mask with a code of at least 0b1000 (NoMask) if `dst` has type `ub`
    "exec_size/no_mask" [type]: ty(dst) == UB => code(exec_size.mask) >= 0b1000;
    /// `src0` must have type `ud` (TF32) if `dst` has type `f`
    "src0/to_f" [type, on "PVC_XT+"]: ty(dst) == F => ty(src0) == UD;
    /// `src0` must have type `f` if `dst` has type `ud` (TF32)
    "src0/to_ud" [type, on "PVC_XT+"]: ty(dst) == UD => ty(src0) == F;
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// FCVT is available only on PVC and later
    "platform": on("PVC+");
}
