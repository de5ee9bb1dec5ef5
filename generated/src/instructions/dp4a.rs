// Generated from spec/instructions/DP4A.md by `cargo xtask regen`; do not edit.
//! DP4A: Adds the products of four pairs of bytes to a sum.

use crate::prelude::*;

/// Adds the products of four pairs of bytes to a sum.
///
/// ```text
/// [(<pred>) ]dp4a[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DP4A", opcode = 0x82, on = "TGLLP+", lines = crate::lines::dp4a)]
pub struct Dp4a {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The new sum.
    #[field(Destination)] pub dst: VecOperand,
    /// The sum so far.
    #[field(Source)] pub src0: VecOperand,
    /// Four factors.
    #[field(Source)] pub src1: VecOperand,
    /// The other four.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Dp4a: "DP4A" at crate::lines::dp4a;

    /// the code of the instruction
    "opcode": opcode == 0x82;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// the platforms that have the instruction
    "platform": on("TGLLP+");
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None);
}
