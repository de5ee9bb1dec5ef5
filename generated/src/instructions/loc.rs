// Generated from spec/instructions/LOC.md by `cargo xtask regen`; do not edit.
//! LOC: Names the source line of the following instructions.

use crate::prelude::*;

/// Names the source line of the following instructions.
///
/// ```text
/// LOC <line_number>
/// also .loc <line_number>
/// ```
///
/// ```c
/// no effect; debuggers read it
/// ```
///
/// # Notes
///
/// It holds until the next LOC.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LOC", opcode = 0x52, flow = NoCode, lines = crate::lines::loc)]
pub struct Loc {
    /// Line number.
    pub line_number: u32,
}

rules! {
    Loc: "LOC" at crate::lines::loc;

    /// `opcode` of LOC must be 0x52
    "opcode": opcode == 0x52;
}
