// Generated from spec/instructions/CACHE_FLUSH.md by `cargo xtask regen`; do not edit.
//! CACHE_FLUSH: Flushes the texture caches of the samplers.

use crate::prelude::*;

/// Flushes the texture caches of the samplers.
///
/// ```text
/// sampler_cache_flush
/// ```
///
/// ```c
/// empty them
/// ```
///
/// # Notes
///
/// It reaches every level, while the bit of FENCE reaches the third alone.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "CACHE_FLUSH", opcode = 0x5a, lines = crate::lines::cache_flush)]
pub struct CacheFlush {
}

rules! {
    CacheFlush: "CACHE_FLUSH" at crate::lines::cache_flush;

    /// `opcode` of CACHE_FLUSH must be 0x5a
    "opcode": opcode == 0x5a;
}
