// Generated from spec/instructions/FBL.md by `cargo xtask regen`; do not edit.
//! FBL: Finds the lowest bit that is set.

use crate::prelude::*;

/// Finds the lowest bit that is set.
///
/// ```text
/// [(<pred>) ]fbl (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FBL", opcode = 0x2e, lines = crate::lines::fbl)]
pub struct Fbl {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Number of bits below it.
    #[field(Destination)] pub dst: VecOperand,
    /// The value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Fbl: "FBL" at crate::lines::fbl;

    /// the code of the instruction
    "opcode": opcode == 0x2e;
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
    /// the types of the operand
    "src0/type": matches!(ty(src0), UB | UW | UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
}
