// Generated from spec/instructions/RSQTM.md by `cargo xtask regen`; do not edit.
//! RSQTM: First step of a reciprocal square root per channel, for programs that refine the result themselves.

use crate::prelude::*;

/// First step of a reciprocal square root per channel, for programs that refine the result themselves.
///
/// ```text
/// [(<pred>) ]rsqtm (<exec_size>) <dst> <pred_dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     dst[n] = approximation of 1 / sqrt(src0[n]);
///     pred_dst[n] = dst[n] is NaN, infinite or zero;
///   }
/// ```
///
/// # Notes
///
/// Libraries build functions of other precision with it, such as a reciprocal root of DF within two units in the last
/// place.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RSQTM", opcode = 0x9c, on = "XEHP+,SKL", lines = crate::lines::rsqtm)]
pub struct Rsqtm {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Approximation, or the final result for special numbers.
    #[field(Destination)] pub dst: VecOperand,
    /// Channels whose result is final.
    #[field(Destination)] pub pred_dst: VecOperand,
    /// Radicand.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Rsqtm: "RSQTM" at crate::lines::rsqtm;

    /// `opcode` of RSQTM must be 0x9c
    "opcode": opcode == 0x9c;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `df` or `f`
    "dst/type": matches!(ty(dst), DF | F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// RSQTM is available only on XEHP and later or on SKL
    "platform": on("XEHP+,SKL");
    /// `pred_dst` must be a predicate operand
    "pred_dst/class": matches!(class(pred_dst), Predicate);
    /// `pred_dst` must not have the modifier `sat`: the result cannot saturate
    "pred_dst/saturation": modifier(pred_dst) != Sat;
    /// `src0` must have type `df` or `f`
    "src0/type": matches!(ty(src0), DF | F);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `pred_dst` must name a predicate variable with an element for each channel of the execution mask
    "pred_dst/elems" [field]: elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src0` must have the type of `dst` if both have type `f` or `df`
    "src0/same" [type]: matches!(ty(dst), F | DF) && matches!(ty(src0), F | DF) => ty(src0) == ty(dst);
}
