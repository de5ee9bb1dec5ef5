// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `debug_var`: [`DebugVar`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use super::VisaInterval;

/// The structure `debug_var`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct DebugVar {
    /// Name of the variable, without a terminator.
    #[table("uw", count = "name_len")] pub name: Vec<u8>,
    /// Intervals with the location of the variable.
    #[table("uw", count = "num_intervals")] pub interval: Vec<VisaInterval>,
}
