// Generated from spec/instructions/SAD2.md by `cargo xtask regen`; do not edit.
//! SAD2: Adds up the absolute differences of pairs of channels.

use crate::prelude::*;

/// Adds up the absolute differences of pairs of channels.
///
/// ```text
/// [(<pred>) ]sad2[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SAD2", opcode = 0x16, on = "-ICLLP", lines = crate::lines::sad2)]
pub struct Sad2 {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// One sum for two channels, in the even ones.
    #[field(Destination)] pub dst: VecOperand,
    /// Numbers.
    #[field(Source)] pub src0: VecOperand,
    /// What they differ from.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Sad2: "SAD2" at crate::lines::sad2;

    /// the code of the instruction
    "opcode": opcode == 0x16;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the operand
    "dst/type": matches!(ty(dst), W | UW);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the operand
    "src0/type": matches!(ty(src0), B | UB);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the operand
    "src1/type": matches!(ty(src1), B | UB);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the platforms that have the instruction
    "platform": on("-ICLLP");
    /// `dst` has undefined values in its odd elements if `exec_size` is greater than 1
    "dst/odd" [access, runtime]: exec_size > 1 => undefined(stored(dst));
}
