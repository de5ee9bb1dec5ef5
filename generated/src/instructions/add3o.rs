// Generated from spec/instructions/ADD3O.md by `cargo xtask regen`; do not edit.
//! ADD3O: Adds three values per channel and tells where the sum overflows.

use crate::prelude::*;

/// Adds three values per channel and tells where the sum overflows.
///
/// ```text
/// [(<pred>) ]add3.o (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADD3O", opcode = 0x92, on = "XEHP+", lines = crate::lines::add3o)]
pub struct Add3o {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Predicate variable that takes the answers.
    pub pred: PredBits,
    /// The sum.
    #[field(Destination)] pub dst: VecOperand,
    /// One addend.
    #[field(Source)] pub src0: VecOperand,
    /// Another.
    #[field(Source)] pub src1: VecOperand,
    /// The third.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Add3o: "ADD3O" at crate::lines::add3o;

    /// the code of the instruction
    "opcode": opcode == 0x92;
    /// the platforms that have the instruction
    "platform": on("XEHP+");
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UW | W | UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UW | W | UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UW | W | UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UW | W | UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `pred.id` must not be 0: `pred` names the variable that receives the overflow bits
    "pred/some" [predication]: pred.id != 0;
}
