// Generated from spec/instructions/URB_WRITE.md by `cargo xtask regen`; do not edit.
//! URB_WRITE: Writes up to eight dwords of each channel, a vertex, to the unified return buffer.

use crate::prelude::*;

/// Writes up to eight dwords of each channel, a vertex, to the unified return buffer.
///
/// ```text
/// [(<pred>) ]urb_write_3d (<exec_size>) <num_out> <global_offset> <channel_mask> <urb_handle> <per_slot_offset>
///      <vertex_data>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "URB_WRITE", opcode = 0x72, on = "-PVC", lines = crate::lines::urb_write)]
pub struct UrbWrite {
    /// Channels and the mask over them.
    #[field(only = [0b011])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// How many dwords each vertex has.
    pub num_out: NumOutBits,
    /// Which dwords of each vertex are written, one bit for each; V0 for all.
    #[field(Raw)] pub channel_mask: RawOperand,
    /// In 16 bytes, added to each handle.
    pub global_offset: u16,
    /// Where the dwords of each vertex go.
    #[field(Raw)] pub urb_handle: RawOperand,
    /// In 16 bytes, added to the handle of each vertex, or V0.
    #[field(Raw)] pub per_slot_offset: RawOperand,
    /// First dword of all vertices in the first register, and so on.
    #[field(Raw)] pub vertex_data: RawOperand,
}

/// The bits of `Num_out`: how many dwords each vertex has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct NumOutBits(
    #[run(num_out = 3..=0)]
    u8,
);

rules! {
    UrbWrite: "URB_WRITE" at crate::lines::urb_write;

    /// the code of the instruction
    "opcode": opcode == 0x72;
    /// the platforms that have the instruction
    "platform": on("-PVC");
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011);
    /// bits without a meaning are zero
    "num_out/reserved": raw(num_out) & 0b11110000 == 0;
    /// the number is within its limits
    "num_out/range": matches!(num_out, 1..=8);
    /// the types of the operand
    "channel_mask/type": matches!(ty(channel_mask), UD);
    /// the number is within its limits
    "global_offset/range": matches!(global_offset, 0..=2047);
    /// the types of the operand
    "urb_handle/type": matches!(ty(urb_handle), UD);
    /// the number is within its limits
    "per_slot_offset/range" [runtime]: matches!(loaded(per_slot_offset), 0..=2047);
    /// the types of the operand
    "per_slot_offset/type": matches!(ty(per_slot_offset), UD);
    /// the types of the operand
    "vertex_data/type": matches!(ty(vertex_data), UD | D | F);
    /// `channel_mask` must be null or provide 4 bytes for each channel
    "channel_mask/size": room(channel_mask) >= exec_size * 4;
    /// `urb_handle` must not be null
    "urb_handle/null": !null(urb_handle);
    /// `urb_handle` must provide 4 bytes for each channel
    "urb_handle/size": room(urb_handle) >= exec_size * 4;
    /// `per_slot_offset` must be null or provide 4 bytes for each channel
    "per_slot_offset/size": room(per_slot_offset) >= exec_size * 4;
    /// `vertex_data` must not be null: the instruction needs data to write
    "vertex_data/null": !null(vertex_data);
    /// `vertex_data` must provide `num_out` registers
    "vertex_data/size": room(vertex_data) >= num_out * grf();
}
