//! The tests of the suite and of `genvisa` that need no command of their own, in one binary: each binary takes seconds to
//! link. `cargo test -p genvisa-conformance --test main objects` runs those of one module.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

use genvisa::{EncodeError, Instruction, Version};

mod all_cases;
mod boundaries;
mod code;
mod consumers;
mod documents;
mod evidence;
mod explanations;
#[path = "../oracle/files.rs"]
mod files;
mod formulas;
mod gaps;
mod header;
mod headlines;
mod kill;
mod minimise;
mod mix;
mod objects;
mod programs;
mod properties;
mod reflection;
mod roundtrip;
mod rules;
mod sizes;
mod solve;
mod suite;
mod suites;
mod vectors;

/// [`Instruction::encode`]. Its code is inlined, and with this function the tests have one copy of it.
fn encode(instruction: &Instruction, version: Version, out: &mut [u8]) -> Result<usize, EncodeError> {
    instruction.encode(version, out)
}
