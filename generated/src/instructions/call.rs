// Generated from spec/instructions/CALL.md by `cargo xtask regen`; do not edit.
//! CALL: Calls a subroutine.

use crate::prelude::*;

/// Calls a subroutine.
///
/// ```text
/// [(<pred>) ]call (<exec_size>) <label>
/// ```
///
/// ```c
/// if (exec_size == 1) {
///   if (ChEn[0]) { call mask = all ones; go to label; }
/// } else if (any of ChEn) {
///   call mask = ChEn;
///   go to label;
/// }
/// ```
///
/// # Notes
///
/// A subroutine is called by its label; variables hold no labels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "CALL", opcode = 0x33, flow = Call, lines = crate::lines::call)]
pub struct Call {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that call.
    #[field(optional)] pub pred: PredBits,
    /// Index of the label of the subroutine.
    #[field(refers = Label)] pub label: u16,
}

rules! {
    Call: "CALL" at crate::lines::call;

    /// `opcode` of CALL must be 0x33
    "opcode": opcode == 0x33;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// `label` must have the kind `subroutine`, or `composition` where the bytes mean FCCALL, which shares the opcode
    "label/kind" [label]: matches!(kind(label), Subroutine | Composition);
    /// `label` of the kind `subroutine` must be defined at exactly 1 place in the body
    "label/places" [label, object]: kind(label) == Subroutine => label_places(label) == 1;
    /// `label` of the kind `subroutine` must not name one that calls the subroutine of this instruction, directly or
    /// through others
    "label/recursion" [label, object]: kind(label) == Subroutine => !calls_back(label);
}
