// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `mapping`: [`Mapping`].

use crate::prelude::*;

/// A vISA instruction has zero, one or more entries. All Gen instructions up to the next entry belong to this entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct Mapping {
    /// Byte offset or number of the vISA instruction.
    pub visa_position: u32,
    /// Bytes from the start of the code to the first Gen instruction that comes from it.
    pub gen_offset: u32,
}
