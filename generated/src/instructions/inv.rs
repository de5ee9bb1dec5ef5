// Generated from spec/instructions/INV.md by `cargo xtask regen`; do not edit.
//! INV: Reciprocal per channel.

use crate::prelude::*;

/// Reciprocal per channel.
///
/// ```text
/// [(<pred>) ]inv[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "INV", opcode = 0x1b, lines = crate::lines::inv)]
pub struct Inv {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The reciprocal.
    #[field(Destination)] pub dst: VecOperand,
    /// The value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Inv: "INV" at crate::lines::inv;

    /// the code of the instruction
    "opcode": opcode == 0x1b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), FLOATS);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), FLOATS);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types that go together
    "type_map":
        matches!(ty(dst), FLOATS) && matches!(ty(src0), FLOATS)
            => matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF);
}
