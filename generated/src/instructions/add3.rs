// Generated from spec/instructions/ADD3.md by `cargo xtask regen`; do not edit.
//! ADD3: Adds three values per channel.

use crate::prelude::*;

/// Adds three values per channel.
///
/// ```text
/// [(<pred>) ]add3[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] + src1[n] + src2[n];
/// ```
///
/// # Notes
///
/// Hardware takes constants of 16 bits as src0 and src2; finalizers move others to a register first.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADD3", opcode = 0x84, on = "XEHP+", lines = crate::lines::add3)]
pub struct Add3 {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Sum.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// First summand.
    #[field(Source)] pub src0: VecOperand,
    /// Second summand.
    #[field(Source)] pub src1: VecOperand,
    /// Third summand.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Add3: "ADD3" at crate::lines::add3;

    /// `opcode` of ADD3 must be 0x84
    "opcode": opcode == 0x84;
    /// ADD3 is available only on XEHP and later
    "platform": on("XEHP+");
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `uw`, `w`, `ud` or `d`
    "dst/type": matches!(ty(dst), UW | W | UD | D);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
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
    /// `src0` must not be an `immediate` that is a packed constant (`v` or `uv`)
    "src0/packed" [class]: class(src0) == Immediate => !packed(src0);
    /// `src1` must not be an `immediate` that is a packed constant (`v` or `uv`)
    "src1/packed" [class]: class(src1) == Immediate => !packed(src1);
    /// `src2` must not be an `immediate` that is a packed constant (`v` or `uv`)
    "src2/packed" [class]: class(src2) == Immediate => !packed(src2);
}
