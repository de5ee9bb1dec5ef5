// Generated from spec/instructions/INVM.md by `cargo xtask regen`; do not edit.
//! INVM: Begins a division: an approximation of the quotient, and where it is final.

use crate::prelude::*;

/// Begins a division: an approximation of the quotient, and where it is final.
///
/// ```text
/// [(<pred>) ]invm (<exec_size>) <dst> <pred_dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "INVM", opcode = 0x9b, on = "XEHP+,SKL", lines = crate::lines::invm)]
pub struct Invm {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The approximation.
    #[field(Destination)] pub dst: VecOperand,
    /// Where nothing is left to refine.
    #[field(Destination)] pub pred_dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Invm: "INVM" at crate::lines::invm;

    /// the code of the instruction
    "opcode": opcode == 0x9b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the platforms that have the instruction
    "platform": on("XEHP+,SKL");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F | DF);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the classes of the operand
    "pred_dst/class": matches!(class(pred_dst), Predicate);
    /// results do not saturate
    "pred_dst/saturation": modifier(pred_dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F | DF);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F | DF);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `pred_dst` must name a predicate variable with an element for each channel of the execution mask
    "pred_dst/elems" [field]: elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
}
