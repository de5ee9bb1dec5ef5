// Generated from spec/instructions/SUBROUTINE.md by `cargo xtask regen`; do not edit.
//! SUBROUTINE: Begins a subroutine.

use crate::prelude::*;

/// Begins a subroutine.
///
/// ```text
/// .function <label:quoted>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SUBROUTINE",
    opcode = 0x30,
    text = [".function <label:quoted>"],
    page = "spec/instructions/SUBROUTINE.md",
    line = 7
)]
#[rule(
    Static,
    id = "SUBROUTINE/opcode",
    on = "",
    page = "spec/instructions/SUBROUTINE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x30",
    doc = "the code of the instruction",
    sum = "42c12a15a6d2a5b7"
)]
#[rule(
    Static,
    id = "SUBROUTINE/label/declared",
    on = "",
    page = "spec/instructions/SUBROUTINE.md",
    line = 23,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "c5e6ce3a3b8abad0"
)]
#[rule(
    Static,
    id = "SUBROUTINE/label/kind",
    on = "",
    page = "spec/instructions/SUBROUTINE.md",
    line = 26,
    kind = "label",
    expr = "kind(label) == Subroutine",
    doc = "`label` must have the kind `subroutine`",
    sum = "65c32dc8b6117f5d"
)]
#[rule(
    Object,
    id = "SUBROUTINE/label/places",
    on = "",
    page = "spec/instructions/SUBROUTINE.md",
    line = 27,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
=======
#[visa(name = "SUBROUTINE", opcode = 0x30, lines = crate::lines::subroutine)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Subroutine {
    /// Index of the label.
    #[field(refers = label)] pub label: u16,
}

rules! {
    Subroutine: "SUBROUTINE" at crate::lines::subroutine;

    /// the code of the instruction
    "opcode": opcode == 0x30;
    /// what it names exists
    "label/declared": declared(label);
    /// the label is that of a subroutine
    "label/kind" [label]: kind(label) == Subroutine;
    /// the label stands nowhere else
    "label/places" [field, object]: label_places(label) == 1;
}
