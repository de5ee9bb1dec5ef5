// Generated from spec/instructions/ADD3O.md by `cargo xtask regen`; do not edit.
//! ADD3O: Adds three values per channel and sets a predicate where the sum overflows.

use crate::prelude::*;

/// Adds three values per channel and sets a predicate where the sum overflows.
///
/// ```text
/// [(<pred>) ]add3.o (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (mask is NoMask || EM[n + offset]) {
///     dst[n] = src0[n] + src1[n] + src2[n];
///     Pred[n + offset] = the sum does not fit ty(dst);
///   }
/// ```
///
/// # Notes
///
/// There is no predication: the field of the predicate control names a result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADD3O", opcode = 0x92, on = "XEHP+", lines = crate::lines::add3o)]
pub struct Add3o {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate variable that receives the overflow bits.
    #[field(Destination, optional)] pub pred: PredBits,
    /// Sum.
    #[field(Destination)] pub dst: VecOperand,
    /// First summand.
    #[field(Source)] pub src0: VecOperand,
    /// Second summand.
    #[field(Source)] pub src1: VecOperand,
    /// Third summand.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Add3o: "ADD3O" at crate::lines::add3o;

    /// `opcode` of ADD3O must be 0x92
    "opcode": opcode == 0x92;
    /// ADD3O is available only on XEHP and later
    "platform": on("XEHP+");
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `uw`, `w`, `ud` or `d`
    "dst/type": matches!(ty(dst), UW | W | UD | D);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `uw`, `w`, `ud` or `d`
    "src0/type": matches!(ty(src0), UW | W | UD | D);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `uw`, `w`, `ud` or `d`
    "src1/type": matches!(ty(src1), UW | W | UD | D);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src2` must have type `uw`, `w`, `ud` or `d`
    "src2/type": matches!(ty(src2), UW | W | UD | D);
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier other than `abs`, `neg` or `negabs`
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `pred.id` must not be 0: `pred` names the variable that receives the overflow bits
    "pred/some" [predication]: pred.id != 0;
    /// `pred` must have `each` in `pred.combine` and `normal` in `pred.inverse`: its bits are written
    "pred/result" [predication]: pred.combine == Each && pred.inverse == Normal;
    /// `src0` must not be an `immediate` that is a packed constant (`v` or `uv`)
    "src0/packed" [class]: class(src0) == Immediate => !packed(src0);
    /// `src1` must not be an `immediate` that is a packed constant (`v` or `uv`)
    "src1/packed" [class]: class(src1) == Immediate => !packed(src1);
    /// `src2` must not be an `immediate` that is a packed constant (`v` or `uv`)
    "src2/packed" [class]: class(src2) == Immediate => !packed(src2);
}
