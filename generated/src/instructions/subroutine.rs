//! Generated from spec/instructions/SUBROUTINE.md by `cargo xtask regen`; do not edit.
//! SUBROUTINE from `spec/instructions/SUBROUTINE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Begins a subroutine.
///
/// `spec/instructions/SUBROUTINE.md:7`
///
/// ```text
/// .function <label:quoted>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    doc = "the label is that of a subroutine",
    sum = "e81d44498975279f"
)]
#[rule(
    Object,
    id = "SUBROUTINE/label/places",
    on = "",
    page = "spec/instructions/SUBROUTINE.md",
    line = 27,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "the label stands nowhere else",
    sum = "c3cea10fd99bc280"
)]
pub struct Subroutine {
    /// index of the label
    ///
    /// `spec/instructions/SUBROUTINE.md:23`
    #[field("uw", line = 23, refers = label)]
    pub label: u16,
}
