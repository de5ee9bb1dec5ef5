// Generated from spec/instructions/DP4A.md by `cargo xtask regen`; do not edit.
//! DP4A: Adds the products of four pairs of bytes to a sum.

use crate::prelude::*;

/// Adds the products of four pairs of bytes to a sum.
///
/// ```text
/// [(<pred>) ]dp4a[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     sum = src0[n];
///     for (i = 0; i < 4; ++i)
///       sum += byte i of src1[n] * byte i of src2[n];
///     dst[n] = sum;
///   }
/// ```
///
/// # Notes
///
/// The bytes of an operand are signed where its type is D, and unsigned where it is UD.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DP4A", opcode = 0x82, on = "TGLLP+", lines = crate::lines::dp4a)]
pub struct Dp4a {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// New sum.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Previous sum.
    #[field(Source)] pub src0: VecOperand,
    /// First four factors.
    #[field(Source)] pub src1: VecOperand,
    /// Second four factors.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Dp4a: "DP4A" at crate::lines::dp4a;

    /// `opcode` of DP4A must be 0x82
    "opcode": opcode == 0x82;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// DP4A is available only on TGLLP and later
    "platform": on("TGLLP+");
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ud` or `d`
    "dst/type": matches!(ty(dst), UD | D);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ud` or `d`
    "src0/type": matches!(ty(src0), UD | D);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `ud` or `d`
    "src1/type": matches!(ty(src1), UD | D);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `src2` must have type `ud` or `d`
    "src2/type": matches!(ty(src2), UD | D);
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier
    "src2/modifier": matches!(modifier(src2), None);
}
