// Generated from spec/instructions/RSQTM.md by `cargo xtask regen`; do not edit.
//! RSQTM: First step of a reciprocal square root per channel, for programs that refine the result themselves.

use crate::prelude::*;

/// First step of a reciprocal square root per channel, for programs that refine the result themselves.
///
/// ```text
/// [(<pred>) ]rsqtm (<exec_size>) <dst> <pred_dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RSQTM", opcode = 0x9c, on = "XEHP+,SKL", lines = crate::lines::rsqtm)]
pub struct Rsqtm {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The approximation, or the final result where it is a special number.
    #[field(Destination)] pub dst: VecOperand,
    /// Which results are final.
    #[field(Destination)] pub pred_dst: VecOperand,
    /// The radicand.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Rsqtm: "RSQTM" at crate::lines::rsqtm;

    /// the code of the instruction
    "opcode": opcode == 0x9c;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), DF | F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the platforms that have the instruction
    "platform": on("XEHP+,SKL");
    /// the classes of the operand
    "pred_dst/class": matches!(class(pred_dst), Predicate);
    /// results do not saturate
    "pred_dst/saturation": modifier(pred_dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), DF | F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `pred_dst` must name a predicate variable with an element for each channel of the execution mask
    "pred_dst/elems" [field]: elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
}
