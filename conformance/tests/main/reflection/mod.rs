//! The reflection data of an instruction suffices to write its bytes. These tests use it to decode and encode every value
//! of every field of every instruction.

pub mod assemble;
mod opcodes;
mod values;
mod words;

use genvisa::Version;

/// One version of each layout.
const VERSIONS: [Version; 4] =
    [Version::new(4, 1), Version::new(3, 6), Version::new(3, 4), Version::new(3, 3)];
