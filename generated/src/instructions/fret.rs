// Generated from spec/instructions/FRET.md by `cargo xtask regen`; do not edit.
//! FRET: Returns from a function.

use crate::prelude::*;

/// Returns from a function.
///
/// ```text
/// [(<pred>) ]fret (<exec_size>)
/// ```
///
/// ```c
/// if (exec_size == 1) {
///   if (ChEn[0]) return;
/// } else {
///   call mask &= ~ChEn;
///   execution mask &= ~ChEn;
///   if (call mask == 0) { return; call mask = the one of the caller; }
/// }
/// the caller gets %retval, %sp and %fp
/// ```
///
/// # Notes
///
/// A function can have it at any place, and more than once.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FRET", opcode = 0x68, flow = Return, lines = crate::lines::fret)]
pub struct Fret {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that return.
    #[field(optional)] pub pred: PredBits,
}

rules! {
    Fret: "FRET" at crate::lines::fret;

    /// `opcode` of FRET must be 0x68
    "opcode": opcode == 0x68;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// `exec_size` selects the channels that leave a function: the instruction must be in a function, not in a kernel
    "exec_size/function" [field, object]: in_function();
    /// `exec_size` selects the channels that leave a function: the instruction must not be in a subroutine, which RET
    /// leaves
    "exec_size/subroutine" [field, object]: in_function() => !in_subroutine();
    /// `exec_size` must not leave code behind the return that execution does not reach
    "exec_size/next" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        next_reached();
}
