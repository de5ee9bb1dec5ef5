// Generated from spec/instructions/URB_WRITE.md by `cargo xtask regen`; do not edit.
//! URB_WRITE: Writes up to eight dwords of each channel, a vertex, to the unified return buffer.

use crate::prelude::*;

/// Writes up to eight dwords of each channel, a vertex, to the unified return buffer.
///
/// ```text
/// [(<pred>) ]urb_write_3d (<exec_size>) <num_out> <global_offset> <channel_mask> <urb_handle> <per_slot_offset>\
///      <vertex_data>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     for (c = 0; c < num_out; ++c)
///       if (bit c of channel_mask[n] is set, or there is no channel_mask)
///         dword c at urb_handle[n] + 16 bytes * (global_offset + per_slot_offset[n]) = dword n of register c of\
///      vertex_data;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "URB_WRITE", opcode = 0x72, on = "-PVC", lines = crate::lines::urb_write)]
pub struct UrbWrite {
    /// Execution size and execution mask.
    #[field(only = [0b011])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of dwords of each vertex.
    pub num_out: NumOutBits,
    /// Mask of the dwords of each vertex to write, one bit for each; V0 selects all.
    #[field(Raw)] pub channel_mask: RawOperand,
    /// Offset of all handles, in units of 16 bytes.
    pub global_offset: u16,
    /// Handle of each vertex: destination of its dwords.
    #[field(Raw)] pub urb_handle: RawOperand,
    /// Offset of the handle of each vertex in units of 16 bytes, or V0.
    #[field(Raw)] pub per_slot_offset: RawOperand,
    /// Dwords to write: the first of all vertices in the first register, and so on.
    #[field(Raw)] pub vertex_data: RawOperand,
}

/// The bits of `Num_out`: number of dwords of each vertex.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumOutBits(
    #[bits(num_out = 3..=0)]
    u8,
);

rules! {
    UrbWrite: "URB_WRITE" at crate::lines::urb_write;

    /// `opcode` of URB_WRITE must be 0x72
    "opcode": opcode == 0x72;
    /// URB_WRITE is available only before PVC
    "platform": on("-PVC");
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011);
    /// bits 4 to 7 of `num_out` are reserved and must be zero
    "num_out/reserved": raw(num_out) & 0b11110000 == 0;
    /// `num_out` must be in the range 1 to 8
    "num_out/range": matches!(num_out, 1..=8);
    /// `channel_mask` must have type `ud`
    "channel_mask/type": matches!(ty(channel_mask), UD);
    /// `global_offset` must be in the range 0 to 2047
    "global_offset/range": matches!(global_offset, 0..=2047);
    /// `urb_handle` must have type `ud`
    "urb_handle/type": matches!(ty(urb_handle), UD);
    /// the value of `per_slot_offset` must be in the range 0 to 2047
    "per_slot_offset/range" [runtime]: matches!(loaded(per_slot_offset), 0..=2047);
    /// `per_slot_offset` must have type `ud`
    "per_slot_offset/type": matches!(ty(per_slot_offset), UD);
    /// `vertex_data` must have type `ud`, `d` or `f`
    "vertex_data/type": matches!(ty(vertex_data), UD | D | F);
    /// `channel_mask` must be null or provide 4 bytes for each channel
    "channel_mask/size": available(channel_mask) >= exec_size * 4;
    /// `urb_handle` must not be null
    "urb_handle/null": !null(urb_handle);
    /// `urb_handle` must provide 4 bytes for each channel
    "urb_handle/size": available(urb_handle) >= exec_size * 4;
    /// `per_slot_offset` must be null or provide 4 bytes for each channel
    "per_slot_offset/size": available(per_slot_offset) >= exec_size * 4;
    /// `vertex_data` must not be null: the instruction needs data to write
    "vertex_data/null": !null(vertex_data);
    /// `vertex_data` must provide `num_out` registers
    "vertex_data/size": available(vertex_data) >= num_out * grf();
}
