// Generated from spec/instructions/LABEL.md by `cargo xtask regen`; do not edit.
//! LABEL: Begins a basic block.

use crate::prelude::*;

/// Begins a basic block.
///
/// ```text
/// <label>:
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "LABEL",
    opcode = 0x31,
    text = ["<label>:"],
    page = "spec/instructions/LABEL.md",
    line = 7
)]
#[rule(
    Static,
    id = "LABEL/opcode",
    on = "",
    page = "spec/instructions/LABEL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x31",
    doc = "the code of the instruction",
    sum = "24084a79cd8bf9f6"
)]
#[rule(
    Static,
    id = "LABEL/label/declared",
    on = "",
    page = "spec/instructions/LABEL.md",
    line = 23,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "c5e6ce3a3b8abad0"
)]
#[rule(
    Static,
    id = "LABEL/label/kind",
    on = "",
    page = "spec/instructions/LABEL.md",
    line = 26,
    kind = "label",
    expr = "kind(label) == Block",
    doc = "`label` must have the kind `block`",
    sum = "266f7dc4c02bd2b7"
)]
#[rule(
    Object,
    id = "LABEL/label/places",
    on = "",
    page = "spec/instructions/LABEL.md",
    line = 27,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
=======
#[visa(name = "LABEL", opcode = 0x31, lines = crate::lines::label)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Label {
    /// Index of the label.
    #[field(refers = label)] pub label: u16,
}

rules! {
    Label: "LABEL" at crate::lines::label;

    /// the code of the instruction
    "opcode": opcode == 0x31;
    /// what it names exists
    "label/declared": declared(label);
    /// the label is that of a block
    "label/kind" [label]: kind(label) == Block;
    /// the label stands nowhere else
    "label/places" [field, object]: label_places(label) == 1;
}
