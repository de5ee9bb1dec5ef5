// Generated from spec/instructions/LABEL.md by `cargo xtask regen`; do not edit.
//! LABEL: Begins a basic block.

use crate::prelude::*;

/// Begins a basic block.
///
/// ```text
/// <label>:
/// ```
///
/// ```c
/// no effect; the target of jumps
/// ```
///
/// # Notes
///
/// The next control flow instruction ends the block.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LABEL", opcode = 0x31, flow = Block, lines = crate::lines::label)]
pub struct Label {
    /// Index of the label.
    #[field(refers = Label, kind = Block)] pub label: u16,
}

rules! {
    Label: "LABEL" at crate::lines::label;

    /// `opcode` of LABEL must be 0x31
    "opcode": opcode == 0x31;
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `label` must have the kind `block`
    "label/kind" [label]: kind(label) == Block;
    /// `label` must be defined at exactly 1 place in the body
    "label/places" [field, object]: label_places(label) == 1;
    /// `label` must begin a block that execution reaches
    "label/reached" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        reached();
}
