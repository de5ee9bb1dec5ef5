//! Generated from spec/instructions/BARRIER.md by `cargo xtask regen`; do not edit.
//! BARRIER from `spec/instructions/BARRIER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// Waits until all threads of the group are here.
///
/// `spec/instructions/BARRIER.md:7`
///
/// ```text
/// barrier
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "BARRIER",
    opcode = 0x59,
    text = ["barrier"],
    page = "spec/instructions/BARRIER.md",
    line = 7
)]
#[rule(
    Static,
    id = "BARRIER/opcode",
    on = "",
    page = "spec/instructions/BARRIER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x59",
    doc = "`opcode` of BARRIER must be 0x59",
    sum = "7a705cdb80a1997b"
)]
pub struct Barrier {}
