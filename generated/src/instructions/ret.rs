// Generated from spec/instructions/RET.md by `cargo xtask regen`; do not edit.
//! RET: Returns from a subroutine.

use crate::prelude::*;

/// Returns from a subroutine.
///
/// ```text
/// [(<pred>) ]ret (<exec_size>)
/// ```
///
/// ```c
/// if (exec_size == 1)
///   if (ChEn[0]) return;
/// else {
///   call mask &= ~ChEn;
///   execution mask &= ~ChEn;
///   if (call mask == 0) { return; call mask = the one of the caller; }
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RET", opcode = 0x34, flow = Return, lines = crate::lines::ret)]
pub struct Ret {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that return.
    #[field(optional)] pub pred: PredBits,
}

rules! {
    Ret: "RET" at crate::lines::ret;

    /// `opcode` of RET must be 0x34
    "opcode": opcode == 0x34;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)
    "exec_size/scalar" [field, note
        "Intel's compiler writes `ret (M1, 1)` in every kernel, and the finalizer generates the same code as for \
        `M1_NM` (errata RET-1)."]:
        exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// `exec_size` selects the channels that return: in a function the instruction must be in a subroutine, because
    /// FRET leaves the function
    "exec_size/function" [field, object]: in_function() => in_subroutine();
    /// `exec_size` must not leave code behind the return that execution does not reach
    "exec_size/next" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        next_reached();
}
