//! Generated from spec/instructions/LABEL.md by `cargo xtask regen`; do not edit.
//! LABEL from `spec/instructions/LABEL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Begins a basic block.
///
/// `spec/instructions/LABEL.md:7`
///
/// ```text
/// <label>:
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    doc = "`opcode` of LABEL must be 0x31",
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
    doc = "`label` must be the index of a declared label",
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
pub struct Label {
    /// index of the label
    ///
    /// `spec/instructions/LABEL.md:23`
    #[field("uw", line = 23, refers = label)]
    pub label: u16,
}
