// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `mapping`: [`Mapping`].

use crate::prelude::*;

/// One vISA instruction may have several entries, and some have none. Gen instructions up to the next entry belong to
/// this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct Mapping {
    /// Bytes or number of the vISA instruction.
    pub visa_position: u32,
    /// Bytes from the start of the code to the first Gen instruction that comes from it.
    pub gen_offset: u32,
}
