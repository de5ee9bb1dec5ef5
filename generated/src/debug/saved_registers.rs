// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `saved_registers`: [`SavedRegisters`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::SavedRegister;

/// The structure `saved_registers`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct SavedRegisters {
    /// Bytes from the start of the code to the first Gen instruction that the entry applies to.
    pub gen_offset: u32,
    /// Entries.
    #[table("uw", count = "num_entries")] pub data: Vec<SavedRegister>,
}
