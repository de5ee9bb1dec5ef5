// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `mapping_table`: [`MappingTable`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::Mapping;

/// The structure `mapping_table`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct MappingTable {
    /// Entries.
    #[table("ud", count = "num_elements")] pub data: Vec<Mapping>,
}
