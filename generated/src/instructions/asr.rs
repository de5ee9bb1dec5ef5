// Generated from spec/instructions/ASR.md by `cargo xtask regen`; do not edit.
//! ASR: Shifts values to the right and keeps their sign.

use crate::prelude::*;

/// Shifts values to the right and keeps their sign.
///
/// ```text
/// [(<pred>) ]asr (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ASR", opcode = 0x26, lines = crate::lines::asr)]
pub struct Asr {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The shifted value.
    #[field(Destination)] pub dst: VecOperand,
    /// The value.
    #[field(Source)] pub src0: VecOperand,
    /// How far, in bits.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Asr: "ASR" at crate::lines::asr;

    /// the code of the instruction
    "opcode": opcode == 0x26;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), INTEGERS);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types that go together
    "type_map":
        matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
            => matches!(ty(dst), UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UD | D | UW | W | UB | B)
                || matches!(ty(dst), UQ | Q)
                    && matches!(ty(src0), UD | D | UW | W | UQ | Q)
                    && matches!(ty(src1), UD | D | UW | W | UQ | Q)
                || matches!(ty(dst), UD | D | UW | W) && matches!(ty(src0), UQ | Q) && matches!(ty(src1), UQ | Q);
}
