// Generated from spec/instructions/LINE.md by `cargo xtask regen`; do not edit.
//! LINE: Heights of a line above points.

use crate::prelude::*;

/// Heights of a line above points.
///
/// ```text
/// [(<pred>) ]line[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LINE", opcode = 0x0a, on = "-TGLLP", lines = crate::lines::line)]
pub struct Line {
    /// Channels and the mask over them.
    #[field(only = [0b010, 0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The heights.
    #[field(Destination)] pub dst: VecOperand,
    /// Slope, two numbers without a part, height at the origin.
    #[field(Source)] pub src0: VecOperand,
    /// The points.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Line: "LINE" at crate::lines::line;

    /// the code of the instruction
    "opcode": opcode == 0x0a;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), SHORT_INTEGERS | F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), SHORT_INTEGERS | F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), SHORT_INTEGERS | F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src0` must have vertical and horizontal stride 0: its region & 0xf0f must be 0x101
    "src0/stride" [field]: region(src0) & 0xf0f == 0x101;
    /// the types that go together
    "type_map":
        matches!(ty(dst), SHORT_INTEGERS | F)
                && matches!(ty(src0), SHORT_INTEGERS | F)
                && matches!(ty(src1), SHORT_INTEGERS | F)
            => matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F)
                || matches!(ty(dst), SHORT_INTEGERS)
                    && matches!(ty(src0), SHORT_INTEGERS)
                    && matches!(ty(src1), SHORT_INTEGERS);
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
