// Generated from spec/instructions/YIELD.md by `cargo xtask regen`; do not edit.
//! YIELD: Lets another thread of the execution unit run.

use crate::prelude::*;

/// Lets another thread of the execution unit run.
///
/// ```text
/// yield
/// ```
///
/// ```c
/// go on later; the hardware chooses the thread that runs now
/// ```
///
/// # Notes
///
/// It makes programs faster or slower, but not right or wrong.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "YIELD", opcode = 0x5f, lines = crate::lines::yield_)]
pub struct Yield {
}

rules! {
    Yield: "YIELD" at crate::lines::yield_;

    /// `opcode` of YIELD must be 0x5f
    "opcode": opcode == 0x5f;
}
