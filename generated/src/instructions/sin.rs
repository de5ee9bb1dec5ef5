// Generated from spec/instructions/SIN.md by `cargo xtask regen`; do not edit.
//! SIN: Sine per channel.

use crate::prelude::*;

/// Sine per channel.
///
/// ```text
/// [(<pred>) ]sin[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SIN", opcode = 0x17, lines = crate::lines::sin)]
pub struct Sin {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The sine.
    #[field(Destination)] pub dst: VecOperand,
    /// The angle.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Sin: "SIN" at crate::lines::sin;

    /// the code of the instruction
    "opcode": opcode == 0x17;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F | HF);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F | HF);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
}
