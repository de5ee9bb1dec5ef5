// Generated from spec/instructions/LSC_FENCE.md by `cargo xtask regen`; do not edit.
//! LSC_FENCE: Waits until the previous accesses of the thread are visible to others, and flushes the cache then if
//! requested.

use crate::prelude::*;

/// Waits until the previous accesses of the thread are visible to others, and flushes the cache then if requested.
///
/// ```text
/// lsc_fence<exec_size=1><exec_size.mask=M1_NM|M2_NM|M3_NM|M4_NM|M5_NM|M6_NM|M7_NM|M8_NM>.<lsc_sfid>.<lsc_fence_op>\
///     .<lsc_scope>
/// ```
///
/// ```c
/// wait until everything in lsc_scope sees the accesses to lsc_sfid;
/// apply lsc_fence_op to the cache;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LSC_FENCE", opcode = 0x8b, on = "DG2+", lines = crate::lines::lsc_fence)]
pub struct LscFence {
    /// Execution size of 1, without execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Memory that the message accesses.
    pub lsc_sfid: LscSfidBits,
    /// Operation on the cache lines.
    pub lsc_fence_op: LscFenceOpBits,
    /// Scope in which the accesses are visible.
    pub lsc_scope: LscScopeBits,
}

/// The bits of `LscSFID`: memory that the message accesses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscSfidBits(
    #[bits(lsc_sfid = 7..=0, LscSfid)]
    u8,
);

/// The bits of `LscFenceOp`: operation on the cache lines.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscFenceOpBits(
    #[bits(lsc_fence_op = 7..=0, LscFenceOp)]
    u8,
);

/// The bits of `LscScope`: scope in which the accesses are visible.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct LscScopeBits(
    #[bits(lsc_scope = 7..=0, LscScope)]
    u8,
);

/// `lsc_sfid`, bits 7..0: memory that the message accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscSfid {
    /// Untyped global memory.
    #[code(name = "ugm")] Ugm = 0b00000000,
    /// Untyped global memory of another tile.
    #[code(name = "ugml")] Ugml = 0b00000001,
    /// Typed global memory.
    #[code(name = "tgm")] Tgm = 0b00000010,
    /// Shared local memory.
    #[code(name = "slm")] Slm = 0b00000011,
}

/// `lsc_fence_op`, bits 7..0: operation on the cache lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscFenceOp {
    /// No cache operation.
    #[code(name = "none")] None = 0b00000000,
    /// Writes dirty lines and invalidates all.
    #[code(name = "evict")] Evict = 0b00000001,
    /// Invalidates clean lines.
    #[code(name = "invalidate")] Invalidate = 0b00000010,
    /// Invalidates all lines without a write.
    #[code(name = "discard")] Discard = 0b00000011,
    /// Writes dirty lines and keeps all.
    #[code(name = "clean")] Clean = 0b00000100,
    /// Flushes L3 alone.
    #[code(name = "flushl3")] Flushl3 = 0b00000101,
    /// Defined by the hardware.
    #[code(name = "type6")] Type6 = 0b00000110,
}

/// `lsc_scope`, bits 7..0: scope in which the accesses are visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscScope {
    /// Thread group.
    #[code(name = "group")] Group = 0b00000000,
    /// Subslice.
    #[code(name = "local")] Local = 0b00000001,
    /// Tile.
    #[code(name = "tile")] Tile = 0b00000010,
    /// Device.
    #[code(name = "gpu")] Gpu = 0b00000011,
    /// All devices.
    #[code(name = "gpus")] Gpus = 0b00000100,
    /// System, for a release.
    #[code(name = "sysrel")] Sysrel = 0b00000101,
    /// System, for an acquire that makes the writes of other devices visible.
    #[code(name = "sysacq")] Sysacq = 0b00000110,
}

rules! {
    LscFence: "LSC_FENCE" at crate::lines::lsc_fence;

    /// `opcode` of LSC_FENCE must be 0x8b
    "opcode": opcode == 0x8b;
    /// `lsc_sfid` must be `ugm`, `ugml`, `tgm` or `slm`
    "lsc_sfid/encoding": matches!(code(lsc_sfid), 0x00 | 0x01 | 0x02 | 0x03);
    /// `lsc_fence_op` must be `none`, `evict`, `invalidate`, `discard`, `clean`, `flushl3` or `type6`
    "lsc_fence_op/encoding": matches!(code(lsc_fence_op), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// `lsc_scope` must be `group`, `local`, `tile`, `gpu`, `gpus`, `sysrel` or `sysacq`
    "lsc_scope/encoding": matches!(code(lsc_scope), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06);
    /// `exec_size` must be 1 channel with NoMask: its bits & 0b10001111 must be 0b10000000
    "exec_size/scalar" [field]: raw(exec_size) & 0b10001111 == 0b10000000;
    /// `lsc_fence_op` must be `none` if `lsc_sfid` is `slm`: shared local memory has no cache
    "lsc_fence_op/slm" [field]: matches!(lsc_sfid, slm) => matches!(lsc_fence_op, none);
    /// `lsc_scope` must be `group` if `lsc_sfid` is `slm`: shared local memory belongs to a thread group
    "lsc_scope/slm" [field]: matches!(lsc_sfid, slm) => matches!(lsc_scope, group);
    /// LSC_FENCE is available only on DG2 and later
    "platform": on("DG2+");
}
