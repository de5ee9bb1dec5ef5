//! What reflection says of instructions is all that it takes to write their bytes: so every instruction can be asked to
//! read and write every value of every field.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod assemble;
mod opcodes;
mod values;

use genvisa::Version;

/// One version of each layout.
const VERSIONS: [Version; 4] =
    [Version::new(4, 1), Version::new(3, 6), Version::new(3, 4), Version::new(3, 3)];
