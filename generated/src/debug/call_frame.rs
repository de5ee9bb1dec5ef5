// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `call_frame`: [`CallFrame`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::GenIntervals;
#[cfg(feature = "alloc")]
use super::SavedRegisters;

/// Debuggers use this structure to unwind from a function to its caller. It locates the frame pointers, the return
/// address and the registers of the caller.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct CallFrame {
    /// Size of the frame in bytes.
    pub frame_bytes: u16,
    /// Location of that frame pointer.
    #[table("ub", count = "befp_valid")] pub befp: Vec<GenIntervals>,
    /// Location of the frame pointer of the caller.
    #[table("ub", count = "caller_befp_valid")] pub caller_befp: Vec<GenIntervals>,
    /// Location of the return address of FRET.
    #[table("ub", count = "return_address_valid")] pub return_address: Vec<GenIntervals>,
    /// Registers that this function saves before its first instruction and restores before FRET.
    #[table("uw", count = "num_callee_save")] pub callee_save: Vec<SavedRegisters>,
    /// Registers that this function saves before it calls another function.
    #[table("uw", count = "num_caller_save")] pub caller_save: Vec<SavedRegisters>,
}

#[cfg(feature = "alloc")]
rules! {
    CallFrame: "call_frame" at crate::lines::debug::call_frame;

    /// `befp_valid` must be at most 1
    "befp_valid/range" [field, object]: befp_valid <= 1;
    /// `caller_befp_valid` must be at most 1
    "caller_befp_valid/range" [field, object]: caller_befp_valid <= 1;
    /// `return_address_valid` must be at most 1
    "return_address_valid/range" [field, object]: return_address_valid <= 1;
}
