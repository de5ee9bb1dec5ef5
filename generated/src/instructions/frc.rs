// Generated from spec/instructions/FRC.md by `cargo xtask regen`; do not edit.
//! FRC: Difference from the next lower integer.

use crate::prelude::*;

/// Difference from the next lower integer.
///
/// ```text
/// [(<pred>) ]frc (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] - floor(src0[n]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FRC", opcode = 0x09, lines = crate::lines::frc)]
pub struct Frc {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Fraction.
    #[field(Destination)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Frc: "FRC" at crate::lines::frc;

    /// `opcode` of FRC must be 0x09
    "opcode": opcode == 0x09;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `f`
    "dst/type": matches!(ty(dst), F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `f`
    "src0/type": matches!(ty(src0), F);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
}
