// Generated from spec/instructions/POW.md by `cargo xtask regen`; do not edit.
//! POW: Powers of any base.

use crate::prelude::*;

/// Powers of any base.
///
/// ```text
/// [(<pred>) ]pow[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "POW", opcode = 0x11, lines = crate::lines::pow)]
pub struct Pow {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The power.
    #[field(Destination)] pub dst: VecOperand,
    /// Base.
    #[field(Source)] pub src0: VecOperand,
    /// Exponent.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Pow: "POW" at crate::lines::pow;

    /// the code of the instruction
    "opcode": opcode == 0x11;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), HF | F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), HF | F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), HF | F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
}
