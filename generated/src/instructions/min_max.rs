// Generated from spec/instructions/MIN_MAX.md by `cargo xtask regen`; do not edit.
//! MIN_MAX: Smaller or larger of two values per channel.

use crate::prelude::*;

/// Smaller or larger of two values per channel.
///
/// ```text
/// <op>[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MIN_MAX", opcode = 0x45, lines = crate::lines::min_max)]
pub struct MinMax {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The operation.
    pub op: OpBits,
    /// The choice.
    #[field(Destination)] pub dst: VecOperand,
    /// One value.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

/// The bits of `Op`: the operation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[run(op = 0..=0, Op)]
    u8,
);

/// `op`, bits 0..0: which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Op {
    #[code(name = "min")] Min = 0b0,
    #[code(name = "max")] Max = 0b1,
}

rules! {
    MinMax: "MIN_MAX" at crate::lines::min_max;

    /// the code of the instruction
    "opcode": opcode == 0x45;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// bits without a meaning are zero
    "op/reserved": raw(op) & 0b11111110 == 0;
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), INTEGERS | FLOATS);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
}
