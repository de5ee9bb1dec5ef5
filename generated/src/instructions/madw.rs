// Generated from spec/instructions/MADW.md by `cargo xtask regen`; do not edit.
//! MADW: Multiplies two values of 32 bits and adds a third, to 64 bits.

use crate::prelude::*;

/// Multiplies two values of 32 bits and adds a third, to 64 bits.
///
/// ```text
/// [(<pred>) ]madw (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MADW", opcode = 0x91, lines = crate::lines::madw)]
pub struct Madw {
    /// Channels and the mask over them.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Low halves of the results, and high halves in the registers behind them.
    #[field(Destination)] pub dst: VecOperand,
    /// One factor.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
    /// The addend.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Madw: "MADW" at crate::lines::madw;

    /// the code of the instruction
    "opcode": opcode == 0x91;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `dst` must begin at a multiple of the register size
    "dst/align": offset(dst) % grf() == 0;
    /// `dst` must provide 4 bytes for each channel of both halves of the result; the upper half starts in the next
    /// register
    "dst/size": room(dst) >= max(exec_size * 4, grf()) + exec_size * 4;
}
