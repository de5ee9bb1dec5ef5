// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `debug_subroutine`: [`DebugSubroutine`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::VisaIntervals;

/// The structure `debug_subroutine`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct DebugSubroutine {
    /// Name of the subroutine, without a terminator.
    #[table("uw", count = "name_len")] pub name: Vec<u8>,
    /// Number of its first vISA instruction.
    pub start: u32,
    /// Number of its last vISA instruction.
    pub end: u32,
    /// Location of the return address of RET.
    pub return_address: VisaIntervals,
}

#[cfg(feature = "alloc")]
rules! {
    DebugSubroutine: "debug_subroutine" at crate::lines::debug::debug_subroutine;

    /// `end` must be at least `start`
    "end/order" [field, object]: start <= end;
}
