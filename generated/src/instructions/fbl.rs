// Generated from spec/instructions/FBL.md by `cargo xtask regen`; do not edit.
//! FBL: Finds the lowest bit that is set.

use crate::prelude::*;

/// Finds the lowest bit that is set.
///
/// ```text
/// [(<pred>) ]fbl (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = number of zeros below the lowest 1 of src0[n], 0xffffffff where there is none;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FBL", opcode = 0x2e, lines = crate::lines::fbl)]
pub struct Fbl {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of zeros below the lowest 1.
    #[field(Destination)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Fbl: "FBL" at crate::lines::fbl;

    /// `opcode` of FBL must be 0x2e
    "opcode": opcode == 0x2e;
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
