// Generated from spec/instructions/MOD.md by `cargo xtask regen`; do not edit.
//! MOD: Remainder of a division.

use crate::prelude::*;

/// Remainder of a division.
///
/// ```text
/// [(<pred>) ]mod (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MOD", opcode = 0x0f, on = "-XEHP", lines = crate::lines::mod_)]
pub struct Mod {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The remainder.
    #[field(Destination)] pub dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Mod: "MOD" at crate::lines::mod_;

    /// the code of the instruction
    "opcode": opcode == 0x0f;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the platforms that have the instruction
    "platform": on("-XEHP");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), SHORT_INTEGERS);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), SHORT_INTEGERS);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), SHORT_INTEGERS);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
}
