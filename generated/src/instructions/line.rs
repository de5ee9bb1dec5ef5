// Generated from spec/instructions/LINE.md by `cargo xtask regen`; do not edit.
//! LINE: Heights of a line at points.

use crate::prelude::*;

/// Heights of a line at points.
///
/// ```text
/// [(<pred>) ]line[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[0] * src1[n] + src0[3];
/// ```
///
/// # Notes
///
/// No page of Intel's describes this instruction.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LINE", opcode = 0x0a, on = "-TGLLP", lines = crate::lines::line)]
pub struct Line {
    /// Execution size and execution mask.
    #[field(only = [0b010, 0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Heights of the plane at the points.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Slope, two unused numbers, height at the origin.
    #[field(Source)] pub src0: VecOperand,
    /// Points.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Line: "LINE" at crate::lines::line;

    /// `opcode` of LINE must be 0x0a
    "opcode": opcode == 0x0a;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d` or `f`
    "dst/type": matches!(ty(dst), SHORT_INTEGERS | F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d` or `f`
    "src0/type": matches!(ty(src0), SHORT_INTEGERS | F);
    /// `src0` must be a general operand
    "src0/class": matches!(class(src0), General);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d` or `f`
    "src1/type": matches!(ty(src1), SHORT_INTEGERS | F);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src0` must have vertical and horizontal stride 0: its region & 0xf0f must be 0x101
    "src0/stride" [field]: region(src0) & 0xf0f == 0x101;
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// the types of `dst`, `src0` and `src1` in LINE must be one of these combinations: `f`; `ub`, `b`, `uw`, `w`, `ud`
    /// or `d`
    "type_map":
        matches!(ty(dst), SHORT_INTEGERS | F)
                && matches!(ty(src0), SHORT_INTEGERS | F)
                && matches!(ty(src1), SHORT_INTEGERS | F)
            => matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F)
                || matches!(ty(dst), SHORT_INTEGERS)
                    && matches!(ty(src0), SHORT_INTEGERS)
                    && matches!(ty(src1), SHORT_INTEGERS);
    /// LINE is available only before TGLLP
    "platform": on("-TGLLP");
}
