// Generated from spec/instructions/BFN.md by `cargo xtask regen`; do not edit.
//! BFN: Any boolean function of three values, bit by bit.

use crate::prelude::*;

/// Any boolean function of three values, bit by bit.
///
/// ```text
/// [(<pred>) ]bfn.x<boolean_func_ctrl:hex> (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFN", opcode = 0x85, on = "XEHP+", lines = crate::lines::bfn)]
pub struct Bfn {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The answers.
    #[field(Destination)] pub dst: VecOperand,
    /// First value.
    #[field(Source)] pub src0: VecOperand,
    /// Second value.
    #[field(Source)] pub src1: VecOperand,
    /// Third value.
    #[field(Source)] pub src2: VecOperand,
    /// Truth table of the function.
    pub boolean_func_ctrl: u8,
}

rules! {
    Bfn: "BFN" at crate::lines::bfn;

    /// the code of the instruction
    "opcode": opcode == 0x85;
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
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UW | W | UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UW | W | UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None);
    /// the platforms that have the instruction
    "platform": on("XEHP+");
}
