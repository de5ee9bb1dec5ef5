// Generated from spec/instructions/JMP.md by `cargo xtask regen`; do not edit.
//! JMP: Jumps to a block with all channels.

use crate::prelude::*;

/// Jumps to a block with all channels.
///
/// ```text
/// [(<pred>) ]jmp (<exec_size>) <label>
/// ```
///
/// ```c
/// if (ChEn[0])
///   go to label;
/// ```
///
/// # Notes
///
/// The label is in the same subroutine. Variables hold no labels.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "JMP", opcode = 0x32, flow = Branch, lines = crate::lines::jmp)]
pub struct Jmp {
    /// Execution size and execution mask.
    #[field(only = [0b000])] pub exec_size: ExecSizeBits,
    /// Predicate that decides whether to jump.
    #[field(optional)] pub pred: PredBits,
    /// Index of the label of the block.
    #[field(refers = Label, kind = Block)] pub label: u16,
}

rules! {
    Jmp: "JMP" at crate::lines::jmp;

    /// `opcode` of JMP must be 0x32
    "opcode": opcode == 0x32;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1 element
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000);
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `label` must have the kind `block`
    "label/kind" [label]: kind(label) == Block;
    /// `label` must be defined at exactly 1 place in the body
    "label/places" [field, object]: label_places(label) == 1;
    /// `label` of the kind `block` must be defined in the subroutine of the jump
    "label/subroutine" [label, object]: kind(label) == Block => same_subroutine(label);
    /// `label` must not be behind a label at which some channels may wait: all channels jump, so that those would wait
    /// for ever
    "label/waiting" [field, object, warning
        "Execution alone decides whether channels wait, and the finalizer does not look for labels at which they do \
        (errata flow-1)."]:
        !skips_waiting();
    /// `label` must not leave code behind the jump that execution does not reach
    "label/next" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        next_reached();
    /// `pred.id` must be 0 or name a variable of one element if `pred.combine` is `each`, on TGLLP, XEHP, DG2 and MTL
    "pred/one" [predication, warning
        "The finalizer reports most other sizes (errata JMP-2)."]:
        pred.id != 0 && pred.combine == Each && on("TGLLP,XEHP,DG2,MTL") => pred_elems(pred.id) == 1;
}
