// Generated from spec/chapters/debug.md by `cargo xtask regen`; do not edit.
//! The structure `debug_object`: [`DebugObject`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::CallFrame;
#[cfg(feature = "alloc")]
use super::DebugSubroutine;
#[cfg(feature = "alloc")]
use super::DebugVar;
#[cfg(feature = "alloc")]
use super::MappingTable;

/// The structure `debug_object`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record, Unruled)]
pub struct DebugObject {
    /// Name of the kernel or function, without a terminator.
    #[table("uw", count = "name_len")] pub name: Vec<u8>,
    /// Bytes from the start of the code to the first instruction; 0 for a kernel.
    pub reloc_offset: u32,
    /// Mapping from byte offsets of vISA instructions; empty without a vISA file.
    pub offset_map: MappingTable,
    /// Mapping from numbers of vISA instructions, counted from 0.
    pub index_map: MappingTable,
    /// Variables.
    #[table("ud", count = "num_vars")] pub var: Vec<DebugVar>,
    /// Subroutines.
    #[table("uw", count = "num_subs")] pub sub: Vec<DebugSubroutine>,
    /// Stack frame.
    pub frame: CallFrame,
}
