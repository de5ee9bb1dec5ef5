// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `call_frame`: [`CallFrame`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::GenIntervals;
#[cfg(feature = "alloc")]
use super::SavedRegisters;

/// Debuggers go from a function to its caller by this: the frame pointers, the return address, and where the caller's
/// registers are.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct CallFrame {
    /// Bytes of the frame.
    pub frame_bytes: u16,
    /// Where that frame pointer is.
    #[table("ub", count = "befp_valid")] pub befp: Vec<GenIntervals>,
    /// Where the caller's is.
    #[table("ub", count = "caller_befp_valid")] pub caller_befp: Vec<GenIntervals>,
    /// Where the address is that FRET goes to.
    #[table("ub", count = "return_address_valid")] pub return_address: Vec<GenIntervals>,
    /// Registers that this function saves before its first instruction and restores before FRET.
    #[table("uw", count = "num_callee_save")] pub callee_save: Vec<SavedRegisters>,
    /// Registers that this function saves before it calls another.
    #[table("uw", count = "num_caller_save")] pub caller_save: Vec<SavedRegisters>,
}
