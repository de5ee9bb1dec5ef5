// Generated from spec/instructions/MOD.md by `cargo xtask regen`; do not edit.
//! MOD: Remainder of a division.

use crate::prelude::*;

/// Remainder of a division.
///
/// ```text
/// [(<pred>) ]mod (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] % src1[n];
/// ```
///
/// # Notes
///
/// A remainder has the sign of the dividend.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MOD", opcode = 0x0f, on = "-XEHP", lines = crate::lines::mod_)]
pub struct Mod {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Remainder.
    #[field(Destination)] pub dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Mod: "MOD" at crate::lines::mod_;

    /// `opcode` of MOD must be 0x0f
    "opcode": opcode == 0x0f;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// MOD is available only before XEHP
    "platform": on("-XEHP");
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "dst/type": matches!(ty(dst), SHORT_INTEGERS);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "src0/type": matches!(ty(src0), SHORT_INTEGERS);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "src1/type": matches!(ty(src1), SHORT_INTEGERS);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
}
