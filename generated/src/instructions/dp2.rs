// Generated from spec/instructions/DP2.md by `cargo xtask regen`; do not edit.
//! DP2: Dot products of vectors with two elements, one for each four channels.

use crate::prelude::*;

/// Dot products of vectors with two elements, one for each four channels.
///
/// ```text
/// [(<pred>) ]dp2[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DP2", opcode = 0x04, on = "-TGLLP", lines = crate::lines::dp2)]
pub struct Dp2 {
    /// Channels and the mask over them.
    #[field(only = [0b010, 0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The product, in all four channels of a group.
    #[field(Destination)] pub dst: VecOperand,
    /// Four elements for each group, of which the first two count.
    #[field(Source)] pub src0: VecOperand,
    /// Likewise.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Dp2: "DP2" at crate::lines::dp2;

    /// the code of the instruction
    "opcode": opcode == 0x04;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must have horizontal stride 1: its region & 0xf00 must be 0x200
    "dst/stride" [field]: region(dst) & 0xf00 == 0x200;
    /// `src0` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>
    "src0/stride" [field]: region(src0) & 0xf00 == 0x200 || region(src0) == 0x122;
    /// `src1` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>
    "src1/stride" [field]: region(src1) & 0xf00 == 0x200 || region(src1) == 0x122;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
