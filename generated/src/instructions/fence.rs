// Generated from spec/instructions/FENCE.md by `cargo xtask regen`; do not edit.
//! FENCE: Orders accesses to memory, and flushes caches.

use crate::prelude::*;

/// Orders accesses to memory, and flushes caches.
///
/// ```text
/// fence_global<mask.local=GLOBAL><mask.software=0>[.<mask?E><mask.instruction_cache?I><mask.sampler_cache?S>\
///     <mask.constant_cache?C><mask.data_cache?R><mask.l1_cache?L1>]
/// fence_local<mask.local=LOCAL><mask.software=0>[.<mask?E><mask.instruction_cache?I><mask.sampler_cache?S>\
///     <mask.constant_cache?C><mask.data_cache?R><mask.l1_cache?L1>]
/// fence_sw<mask.software=1>
/// ```
///
/// ```c
/// if (mask.software)
///   nothing; the finalizer moves no access across it
/// else {
///   wait for the accesses before it to global memory, or to shared local memory;
///   empty each cache whose bit is set;
/// }
/// ```
///
/// # Notes
///
/// Programs seldom have to empty caches to be right.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FENCE", opcode = 0x5c, lines = crate::lines::fence)]
pub struct Fence {
    /// Effects of the fence.
    pub mask: MaskBits,
}

/// The bits of `Mask`: effects of the fence.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct MaskBits(
    #[bits(mask = 0..=0)]
    #[bits(instruction_cache = 1..=1)]
    #[bits(sampler_cache = 2..=2)]
    #[bits(constant_cache = 3..=3)]
    #[bits(data_cache = 4..=4)]
    #[bits(local = 5..=5, Local)]
    #[bits(l1_cache = 6..=6)]
    #[bits(software = 7..=7)]
    u8,
);

/// `local`, bits 5..5: memory that the fence orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Local {
    /// Surfaces and virtual addresses.
    #[code(name = "GLOBAL")] Global = 0b0,
    /// Shared local memory.
    #[code(name = "LOCAL")] Local = 0b1,
}

rules! {
    Fence: "FENCE" at crate::lines::fence;

    /// `opcode` of FENCE must be 0x5c
    "opcode": opcode == 0x5c;
    /// `mask.local` (bit 5 of `mask`) must be zero, except on ICLLP and later
    "mask.local/reserved" [warning
        "The finalizer accepts this fence on every platform; the kernel `fence_nothing` shows it (errata FENCE-1)."]:
        on("ICLLP+") || raw(mask) & 0b00100000 == 0;
}
