// Generated from spec/instructions/DP3.md by `cargo xtask regen`; do not edit.
//! DP3: Dot products of vectors with three elements, one for each four channels.

use crate::prelude::*;

/// Dot products of vectors with three elements, one for each four channels.
///
/// ```text
/// [(<pred>) ]dp3[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; n += 4)
///   for (m = n; m < n + 4; ++m)
///     if (ChEn[m])
///       dst[m] = src0[n] * src1[n] + src0[n + 1] * src1[n + 1] + src0[n + 2] * src1[n + 2];
/// ```
///
/// # Notes
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DP3", opcode = 0x05, on = "-TGLLP", lines = crate::lines::dp3)]
pub struct Dp3 {
    /// Execution size and execution mask.
    #[field(only = [0b010, 0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Dot product, in all four channels of a group.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Four elements for each group, of which the first three are used.
    #[field(Source)] pub src0: VecOperand,
    /// Four elements for each group, of which the first three are used.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Dp3: "DP3" at crate::lines::dp3;

    /// `opcode` of DP3 must be 0x05
    "opcode": opcode == 0x05;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `f`
    "dst/type": matches!(ty(dst), F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `f`
    "src0/type": matches!(ty(src0), F);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `f`
    "src1/type": matches!(ty(src1), F);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must have horizontal stride 1: its region & 0xf00 must be 0x200
    "dst/stride" [field]: region(dst) & 0xf00 == 0x200;
    /// `src0` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>
    "src0/stride" [field]: region(src0) & 0xf00 == 0x200 || region(src0) == 0x122;
    /// `src1` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>
    "src1/stride" [field]: region(src1) & 0xf00 == 0x200 || region(src1) == 0x122;
    /// DP3 is available only before TGLLP
    "platform": on("-TGLLP");
}
