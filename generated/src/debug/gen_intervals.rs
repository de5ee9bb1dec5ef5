// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `gen_intervals`: [`GenIntervals`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::GenInterval;

/// The structure `gen_intervals`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct GenIntervals {
    /// Intervals with the location of the value.
    #[table("uw", count = "num_intervals")] pub interval: Vec<GenInterval>,
}
