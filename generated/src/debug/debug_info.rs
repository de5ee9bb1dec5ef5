// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `debug_info`: [`DebugInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::DebugObject;

/// The structure `debug_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct DebugInfo {
    /// Number that identifies the file format.
    pub magic_number: u32,
    /// Kernels and functions.
    #[table("uw", count = "num_objects")] pub object: Vec<DebugObject>,
}

#[cfg(feature = "alloc")]
rules! {
    DebugInfo: "debug_info" at crate::lines::debug::debug_info;

    /// `magic_number` must be 0xdeadd010
    "magic_number/value" [field, object]: magic_number == 0xdeadd010;
}
