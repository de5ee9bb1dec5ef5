// Generated from spec/instructions/ADD.md by `cargo xtask regen`; do not edit.
//! ADD: Adds two values per channel.

use crate::prelude::*;

/// Adds two values per channel.
///
/// ```text
/// [(<pred>) ]add[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADD", opcode = 0x01, lines = crate::lines::add)]
pub struct Add {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The sum.
    #[field(Destination)] pub dst: VecOperand,
    /// One addend.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Add: "ADD" at crate::lines::add;

    /// the code of the instruction
    "opcode": opcode == 0x01;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF;
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF;
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF;
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types that go together
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), HF) && matches!(ty(src0), HF) && matches!(ty(src1), HF)
                || on("-XEHP") && matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF);
}
