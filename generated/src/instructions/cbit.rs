// Generated from spec/instructions/CBIT.md by `cargo xtask regen`; do not edit.
//! CBIT: Counts the bits that are set.

use crate::prelude::*;

/// Counts the bits that are set.
///
/// ```text
/// [(<pred>) ]cbit (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = number of bits of src0[n] that are 1;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "CBIT", opcode = 0x27, lines = crate::lines::cbit)]
pub struct Cbit {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of set bits.
    #[field(Destination)] pub dst: VecOperand,
    /// Bits.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Cbit: "CBIT" at crate::lines::cbit;

    /// `opcode` of CBIT must be 0x27
    "opcode": opcode == 0x27;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ud`
    "dst/type": matches!(ty(dst), UD);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `uw` or `ud`
    "src0/type": matches!(ty(src0), UB | UW | UD);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
}
