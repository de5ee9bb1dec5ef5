// Generated from spec/instructions/ROL.md by `cargo xtask regen`; do not edit.
//! ROL: Rotates bits to the left per channel.

use crate::prelude::*;

/// Rotates bits to the left per channel.
///
/// ```text
/// [(<pred>) ]rol (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ROL", opcode = 0x80, on = "ICLLP+", lines = crate::lines::rol)]
pub struct Rol {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The rotated bits.
    #[field(Destination)] pub dst: VecOperand,
    /// The bits.
    #[field(Source)] pub src0: VecOperand,
    /// How far.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Rol: "ROL" at crate::lines::rol;

    /// the code of the instruction
    "opcode": opcode == 0x80;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UW | W | UD | D) || on("PVC+") && matches!(ty(dst), UQ | Q);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UW | W | UD | D) || on("PVC+") && matches!(ty(src0), UQ | Q);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UW | W | UD | D) || on("PVC+") && matches!(ty(src1), UQ | Q);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// the platforms that have the instruction
    "platform": on("ICLLP+");
}
