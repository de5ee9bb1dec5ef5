// Generated from spec/instructions/ADDC.md by `cargo xtask regen`; do not edit.
//! ADDC: Adds two values per channel and gives sum and carry.

use crate::prelude::*;

/// Adds two values per channel and gives sum and carry.
///
/// ```text
/// [(<pred>) ]addc (<exec_size>) <dst> <carry> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADDC", opcode = 0x49, lines = crate::lines::addc)]
pub struct Addc {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The sum.
    #[field(Destination)] pub dst: VecOperand,
    /// What the sum carries: 0 or 1.
    #[field(Destination)] pub carry: VecOperand,
    /// One addend.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Addc: "ADDC" at crate::lines::addc;

    /// the code of the instruction
    "opcode": opcode == 0x49;
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
    "carry/type": matches!(ty(carry), UD);
    /// the classes of the operand
    "carry/class": matches!(class(carry), General | Indirect);
    /// results do not saturate
    "carry/saturation": modifier(carry) != Sat;
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
