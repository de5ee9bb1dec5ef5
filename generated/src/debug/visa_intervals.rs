// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `visa_intervals`: [`VisaIntervals`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::VisaInterval;

/// The structure `visa_intervals`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct VisaIntervals {
    /// Intervals with the location of the value.
    #[table("uw", count = "num_intervals")] pub interval: Vec<VisaInterval>,
}
