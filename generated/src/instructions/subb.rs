// Generated from spec/instructions/SUBB.md by `cargo xtask regen`; do not edit.
//! SUBB: Subtracts per channel, and tells where it had to borrow.

use crate::prelude::*;

/// Subtracts per channel, and tells where it had to borrow.
///
/// ```text
/// [(<pred>) ]subb (<exec_size>) <dst> <borrow> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SUBB", opcode = 0x4a, lines = crate::lines::subb)]
pub struct Subb {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The difference.
    #[field(Destination)] pub dst: VecOperand,
    /// 1 where the difference is below zero, else 0.
    #[field(Destination)] pub borrow: VecOperand,
    /// What is subtracted from.
    #[field(Source)] pub src0: VecOperand,
    /// What is subtracted.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Subb: "SUBB" at crate::lines::subb;

    /// the code of the instruction
    "opcode": opcode == 0x4a;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UD);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "borrow/type": matches!(ty(borrow), UD);
    /// the classes of the operand
    "borrow/class": matches!(class(borrow), General | Indirect);
    /// results do not saturate
    "borrow/saturation": modifier(borrow) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UD);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
}
