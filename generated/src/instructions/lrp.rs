// Generated from spec/instructions/LRP.md by `cargo xtask regen`; do not edit.
//! LRP: Mixes two values in a ratio.

use crate::prelude::*;

/// Mixes two values in a ratio.
///
/// ```text
/// [(<pred>) ]lrp[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LRP", opcode = 0x0e, on = "-ICLLP", lines = crate::lines::lrp)]
pub struct Lrp {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The mixture.
    #[field(Destination)] pub dst: VecOperand,
    /// Share of the first.
    #[field(Source)] pub src0: VecOperand,
    /// The first.
    #[field(Source)] pub src1: VecOperand,
    /// The second.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Lrp: "LRP" at crate::lines::lrp;

    /// the code of the instruction
    "opcode": opcode == 0x0e;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the platforms that have the instruction
    "platform": on("-ICLLP");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), F);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `dst` must begin at a multiple of 16 bytes
    "dst/align": offset(dst) % 16 == 0;
    /// `src0` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes
    "src0/align": region(src0) == 0x121 || offset(src0) % 16 == 0;
    /// `src1` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes
    "src1/align": region(src1) == 0x121 || offset(src1) % 16 == 0;
    /// `src2` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes
    "src2/align": region(src2) == 0x121 || offset(src2) % 16 == 0;
}
