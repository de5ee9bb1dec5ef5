// Generated from spec/instructions/CBIT.md by `cargo xtask regen`; do not edit.
//! CBIT: Counts the bits that are set.

use crate::prelude::*;

/// Counts the bits that are set.
///
/// ```text
/// [(<pred>) ]cbit (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "CBIT", opcode = 0x27, lines = crate::lines::cbit)]
pub struct Cbit {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The count.
    #[field(Destination)] pub dst: VecOperand,
    /// The bits.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Cbit: "CBIT" at crate::lines::cbit;

    /// the code of the instruction
    "opcode": opcode == 0x27;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the operand
    "src0/type": matches!(ty(src0), UB | UW | UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
}
