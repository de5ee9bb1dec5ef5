// Generated from spec/instructions/SHR.md by `cargo xtask regen`; do not edit.
//! SHR: Shifts bits to the right per channel and fills with zeros.

use crate::prelude::*;

/// Shifts bits to the right per channel and fills with zeros.
///
/// ```text
/// [(<pred>) ]shr[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SHR", opcode = 0x25, lines = crate::lines::shr)]
pub struct Shr {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The shifted bits.
    #[field(Destination)] pub dst: VecOperand,
    /// The bits.
    #[field(Source)] pub src0: VecOperand,
    /// How far.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Shr: "SHR" at crate::lines::shr;

    /// the code of the instruction
    "opcode": opcode == 0x25;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UB | UW | UD | UQ);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UB | UW | UD | UQ);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the operand
    "src1/type": matches!(ty(src1), INTEGERS);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must not have type `q` or `uq`
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// `src0` must not have type `q` or `uq`
    "src0/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src0), Q | UQ);
    /// `src1` must not have type `q` or `uq`
    "src1/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src1), Q | UQ);
}
