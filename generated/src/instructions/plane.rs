// Generated from spec/instructions/PLN.md by `cargo xtask regen`; do not edit.
//! PLANE: Heights of a plane above points.

use crate::prelude::*;

/// Heights of a plane above points.
///
/// ```text
/// [(<pred>) ]plane[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "PLANE", opcode = 0x6b, on = "-ICLLP", lines = crate::lines::plane)]
pub struct Plane {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The heights.
    #[field(Destination)] pub dst: VecOperand,
    /// Slopes along u and v, a number without a part, height at the origin.
    #[field(Source)] pub src0: VecOperand,
    /// The points: eight times u, eight times v, and so on.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Plane: "PLANE" at crate::lines::plane;

    /// the code of the instruction
    "opcode": opcode == 0x6b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// the platforms that have the instruction
    "platform": on("-ICLLP");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// `src0` must begin at a multiple of 16 bytes
    "src0/align": offset(src0) % 16 == 0;
    /// `src1` must begin at a multiple of the register size
    "src1/align": offset(src1) % grf() == 0;
}
