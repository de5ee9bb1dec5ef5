// Generated from spec/instructions/GOTO.md by `cargo xtask regen`; do not edit.
//! GOTO: Jumps to a block, separately for each channel.

use crate::prelude::*;

/// Jumps to a block, separately for each channel.
///
/// ```text
/// [(<pred>) ]goto (<exec_size>) <label>
/// ```
///
/// ```c
/// if (label is after this instruction) {
///   the channels of ChEn wait at label;
///   if (no channel is left) go to the next point where channels wait;
/// } else if (any of ChEn) {
///   the other channels wait after this instruction;
///   go to label;
/// }
/// ```
///
/// # Notes
///
/// With execution size 1 all channels jump or none. The label is in the same subroutine. The program determines whether
/// all channels meet again.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "GOTO", opcode = 0x6c, flow = Branch, lines = crate::lines::goto)]
pub struct Goto {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that jump.
    #[field(optional)] pub pred: PredBits,
    /// Index of the label of the block.
    #[field(refers = Label, kind = Block)] pub label: u16,
}

rules! {
    Goto: "GOTO" at crate::lines::goto;

    /// `opcode` of GOTO must be 0x6c
    "opcode": opcode == 0x6c;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `label` must have the kind `block`
    "label/kind" [label]: kind(label) == Block;
    /// `label` must be defined at exactly 1 place in the body
    "label/places" [field, object]: label_places(label) == 1;
    /// `label` of the kind `block` must be defined in the subroutine of the jump
    "label/subroutine" [label, object]: kind(label) == Block => same_subroutine(label);
    /// `label` must not leave code behind the jump that execution does not reach
    "label/next" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        next_reached();
}
