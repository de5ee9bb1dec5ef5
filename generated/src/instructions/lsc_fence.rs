//! Generated from spec/instructions/LSC_FENCE.md by `cargo xtask regen`; do not edit.
//! LSC_FENCE from `spec/instructions/LSC_FENCE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// `lsc_sfid`, bits 7..0: memory that the message accesses
///
/// `spec/instructions/LSC_FENCE.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscSfid {
    /// ugm: untyped global memory
    ///
    /// `spec/instructions/LSC_FENCE.md:27`
    #[code(name = "ugm")]
    Ugm = 0b00000000,
    /// ugml: untyped global memory of another tile
    ///
    /// `spec/instructions/LSC_FENCE.md:28`
    #[code(name = "ugml")]
    Ugml = 0b00000001,
    /// tgm: typed global memory
    ///
    /// `spec/instructions/LSC_FENCE.md:29`
    #[code(name = "tgm")]
    Tgm = 0b00000010,
    /// slm: shared local memory
    ///
    /// `spec/instructions/LSC_FENCE.md:30`
    #[code(name = "slm")]
    Slm = 0b00000011,
}
/// `lsc_fence_op`, bits 7..0: operation on the cache lines
///
/// `spec/instructions/LSC_FENCE.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscFenceOp {
    /// none: no cache operation
    ///
    /// `spec/instructions/LSC_FENCE.md:32`
    #[code(name = "none")]
    None = 0b00000000,
    /// evict: writes dirty lines and invalidates all
    ///
    /// `spec/instructions/LSC_FENCE.md:33`
    #[code(name = "evict")]
    Evict = 0b00000001,
    /// invalidate: invalidates clean lines
    ///
    /// `spec/instructions/LSC_FENCE.md:34`
    #[code(name = "invalidate")]
    Invalidate = 0b00000010,
    /// discard: invalidates all lines without a write
    ///
    /// `spec/instructions/LSC_FENCE.md:35`
    #[code(name = "discard")]
    Discard = 0b00000011,
    /// clean: writes dirty lines and keeps all
    ///
    /// `spec/instructions/LSC_FENCE.md:36`
    #[code(name = "clean")]
    Clean = 0b00000100,
    /// flushl3: flushes L3 alone
    ///
    /// `spec/instructions/LSC_FENCE.md:37`
    #[code(name = "flushl3")]
    Flushl3 = 0b00000101,
    /// type6: defined by the hardware
    ///
    /// `spec/instructions/LSC_FENCE.md:38`
    #[code(name = "type6")]
    Type6 = 0b00000110,
}
/// `lsc_scope`, bits 7..0: scope in which the accesses are visible
///
/// `spec/instructions/LSC_FENCE.md:40`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum LscScope {
    /// group: thread group
    ///
    /// `spec/instructions/LSC_FENCE.md:40`
    #[code(name = "group")]
    Group = 0b00000000,
    /// local: subslice
    ///
    /// `spec/instructions/LSC_FENCE.md:41`
    #[code(name = "local")]
    Local = 0b00000001,
    /// tile: tile
    ///
    /// `spec/instructions/LSC_FENCE.md:42`
    #[code(name = "tile")]
    Tile = 0b00000010,
    /// gpu: device
    ///
    /// `spec/instructions/LSC_FENCE.md:43`
    #[code(name = "gpu")]
    Gpu = 0b00000011,
    /// gpus: all devices
    ///
    /// `spec/instructions/LSC_FENCE.md:44`
    #[code(name = "gpus")]
    Gpus = 0b00000100,
    /// sysrel: system, for a release
    ///
    /// `spec/instructions/LSC_FENCE.md:45`
    #[code(name = "sysrel")]
    Sysrel = 0b00000101,
    /// sysacq: system, for an acquire that makes the writes of other devices visible
    ///
    /// `spec/instructions/LSC_FENCE.md:46`
    #[code(name = "sysacq")]
    Sysacq = 0b00000110,
}
/// The bits of `LscSFID`: memory that the message accesses
///
/// `spec/instructions/LSC_FENCE.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LscSfidBits(#[run(lsc_sfid = 7..= 0, LscSfid)] u8);
/// The bits of `LscFenceOp`: operation on the cache lines
///
/// `spec/instructions/LSC_FENCE.md:31`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LscFenceOpBits(#[run(lsc_fence_op = 7..= 0, LscFenceOp)] u8);
/// The bits of `LscScope`: scope in which the accesses are visible
///
/// `spec/instructions/LSC_FENCE.md:39`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct LscScopeBits(#[run(lsc_scope = 7..= 0, LscScope)] u8);
/// Waits until the accesses of the thread so far can be seen by others, and may flush the cache then.
///
/// `spec/instructions/LSC_FENCE.md:7`
///
/// ```text
/// lsc_fence<exec_size=1><exec_size.mask=M1_NM|M2_NM|M3_NM|M4_NM|M5_NM|M6_NM|M7_NM|M8_NM>.<lsc_sfid>.<lsc_fence_op>.<lsc_scope>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "LSC_FENCE",
    opcode = 0x8b,
    on = "DG2+",
    text = ["lsc_fence<exec_size=1><exec_size.mask=M1_NM|M2_NM|M3_NM|M4_NM|M5_NM|M6_NM|M7_NM|M8_NM>.<lsc_sfid>.<lsc_fence_op>.<lsc_scope>"],
    page = "spec/instructions/LSC_FENCE.md",
    line = 7
)]
#[rule(
    Static,
    id = "LSC_FENCE/opcode",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x8b",
    doc = "the code of the instruction",
    sum = "1d130665c9feeba2"
)]
#[rule(
    Static,
    id = "LSC_FENCE/lsc_sfid/encoding",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 27,
    kind = "encoding",
    expr = "matches!(code(lsc_sfid), 0x00 | 0x01 | 0x02 | 0x03)",
    doc = "no other codes than the listed ones",
    sum = "0fa292fc2aa73b15"
)]
#[rule(
    Static,
    id = "LSC_FENCE/lsc_fence_op/encoding",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 32,
    kind = "encoding",
    expr = "matches!(code(lsc_fence_op), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06)",
    doc = "no other codes than the listed ones",
    sum = "0a2673b2127ccbf6"
)]
#[rule(
    Static,
    id = "LSC_FENCE/lsc_scope/encoding",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 40,
    kind = "encoding",
    expr = "matches!(code(lsc_scope), 0x00 | 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06)",
    doc = "no other codes than the listed ones",
    sum = "68b6873c31119fdd"
)]
#[rule(
    Static,
    id = "LSC_FENCE/exec_size/scalar",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 49,
    kind = "field",
    expr = "raw(exec_size) & 0b10001111 == 0b10000000",
    doc = "`exec_size` must be 1 channel with NoMask: its bits & 0b10001111 must be 0b10000000",
    sum = "43cf916ebb08fb4b"
)]
#[rule(
    Static,
    id = "LSC_FENCE/lsc_fence_op/slm",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 51,
    kind = "field",
    expr = "matches!(lsc_sfid, slm) => matches!(lsc_fence_op, none)",
    doc = "`lsc_fence_op` must be `none` if `lsc_sfid` is `slm`: shared local memory has no cache",
    sum = "110e93312321bfa6"
)]
#[rule(
    Static,
    id = "LSC_FENCE/lsc_scope/slm",
    on = "",
    page = "spec/instructions/LSC_FENCE.md",
    line = 53,
    kind = "field",
    expr = "matches!(lsc_sfid, slm) => matches!(lsc_scope, group)",
    doc = "`lsc_scope` must be `group` if `lsc_sfid` is `slm`: shared local memory belongs to a thread group",
    sum = "74883f4832d13781"
)]
#[rule(
    Static,
    id = "LSC_FENCE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 146,
    kind = "platform",
    expr = "on(\"DG2+\")",
    doc = "the platforms that have the instruction",
    sum = "a99446729cc9ef93"
)]
pub struct LscFence {
    /// execution size of 1, without execution mask
    ///
    /// `spec/instructions/LSC_FENCE.md:24`
    #[field("ub", line = 24)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/LSC_FENCE.md:25`
    #[field("uw", line = 25)]
    pub pred: PredBits,
    /// memory that the message accesses
    ///
    /// `spec/instructions/LSC_FENCE.md:26`
    #[field("ub", line = 26)]
    pub lsc_sfid: LscSfidBits,
    /// operation on the cache lines
    ///
    /// `spec/instructions/LSC_FENCE.md:31`
    #[field("ub", line = 31)]
    pub lsc_fence_op: LscFenceOpBits,
    /// scope in which the accesses are visible
    ///
    /// `spec/instructions/LSC_FENCE.md:39`
    #[field("ub", line = 39)]
    pub lsc_scope: LscScopeBits,
}
