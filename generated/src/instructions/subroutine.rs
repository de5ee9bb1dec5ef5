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
    doc = "`opcode` of SUBROUTINE must be 0x30",
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
    doc = "`label` must be the index of a declared label",
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
pub struct Subroutine {
    /// index of the label
    ///
    /// `spec/instructions/SUBROUTINE.md:23`
    #[field("uw", line = 23, refers = label)]
    pub label: u16,
}
