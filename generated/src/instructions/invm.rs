// Generated from spec/instructions/INVM.md by `cargo xtask regen`; do not edit.
//! INVM: First step of a division: an approximation of the quotient, and the channels in which it is final.

use crate::prelude::*;

/// First step of a division: an approximation of the quotient, and the channels in which it is final.
///
/// ```text
/// [(<pred>) ]invm (<exec_size>) <dst> <pred_dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     dst[n] = approximation of src0[n] / src1[n];
///     pred_dst[n + offset] = dst[n] is NaN, infinite or zero;
///   }
/// ```
///
/// # Notes
///
/// Libraries build divisions of the wanted precision on it.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "INVM", opcode = 0x9b, on = "XEHP+,SKL", lines = crate::lines::invm)]
pub struct Invm {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Approximation of the quotient.
    #[field(Destination)] pub dst: VecOperand,
    /// Channels whose result needs no refinement.
    #[field(Destination)] pub pred_dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Invm: "INVM" at crate::lines::invm;

    /// `opcode` of INVM must be 0x9b
    "opcode": opcode == 0x9b;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// INVM is available only on XEHP and later or on SKL
    "platform": on("XEHP+,SKL");
    /// `dst` must have type `f` or `df`
    "dst/type": matches!(ty(dst), F | DF);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `pred_dst` must be a predicate operand
    "pred_dst/class": matches!(class(pred_dst), Predicate);
    /// `pred_dst` must not have the modifier `sat`: the result cannot saturate
    "pred_dst/saturation": modifier(pred_dst) != Sat;
    /// `src0` must have type `f` or `df`
    "src0/type": matches!(ty(src0), F | DF);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `f` or `df`
    "src1/type": matches!(ty(src1), F | DF);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `pred_dst` must name a predicate variable with an element for each channel of the execution mask
    "pred_dst/elems" [field]: elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src0` must have the type of `dst` if both have type `f` or `df`
    "src0/same" [type]: matches!(ty(dst), F | DF) && matches!(ty(src0), F | DF) => ty(src0) == ty(dst);
    /// `src1` must have the type of `dst` if both have type `f` or `df`
    "src1/same" [type]: matches!(ty(dst), F | DF) && matches!(ty(src1), F | DF) => ty(src1) == ty(dst);
}
