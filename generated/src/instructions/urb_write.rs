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
<<<<<<< HEAD
#[visa(
    name = "URB_WRITE",
    opcode = 0x72,
    on = "-PVC",
    text = ["[(<pred>) ]urb_write_3d (<exec_size>) <num_out> <global_offset> <channel_mask> <urb_handle> <per_slot_offset> <vertex_data>"],
    page = "spec/instructions/URB_WRITE.md",
    line = 7
)]
#[rule(
    Static,
    id = "URB_WRITE/opcode",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x72",
    doc = "the code of the instruction",
    sum = "43ce62543deb3bcc"
)]
#[rule(
    Static,
    id = "URB_WRITE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 15,
    kind = "platform",
    expr = "on(\"-PVC\")",
    doc = "the platforms that have the instruction",
    sum = "cc8b4c8ec4615f4b"
)]
#[rule(
    Static,
    id = "URB_WRITE/exec_size/reserved",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "URB_WRITE/exec_size/encoding",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011)",
    doc = "no other codes than the listed ones",
    sum = "c442eb111e80f60f"
)]
#[rule(
    Static,
    id = "URB_WRITE/num_out/reserved",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 49,
    kind = "reserved",
    expr = "raw(num_out) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "e6f84a5edffe1b3b"
)]
#[rule(
    Static,
    id = "URB_WRITE/num_out/range",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 50,
    kind = "range",
    expr = "matches!(num_out, 1..=8)",
    doc = "the number is within its limits",
    sum = "f7fdd4ef7f39b5ed"
)]
#[rule(
    Static,
    id = "URB_WRITE/channel_mask/type",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(channel_mask), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "URB_WRITE/global_offset/range",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 53,
    kind = "range",
    expr = "matches!(global_offset, 0..=2047)",
    doc = "the number is within its limits",
    sum = "18f1215985c3e205"
)]
#[rule(
    Static,
    id = "URB_WRITE/urb_handle/type",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(urb_handle), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Runtime,
    id = "URB_WRITE/per_slot_offset/range",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 55,
    kind = "range",
    expr = "matches!(loaded(per_slot_offset), 0..=2047)",
    doc = "the number is within its limits",
    sum = "259dd61e4bd94f11"
)]
#[rule(
    Static,
    id = "URB_WRITE/per_slot_offset/type",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(per_slot_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "URB_WRITE/vertex_data/type",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(vertex_data), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "URB_WRITE/channel_mask/size",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 59,
    kind = "size",
    expr = "room(channel_mask) >= exec_size * 4",
    doc = "`channel_mask` must be null or provide 4 bytes for each channel",
    sum = "83cb6cf44b768738"
)]
#[rule(
    Static,
    id = "URB_WRITE/urb_handle/null",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 60,
    kind = "null",
    expr = "!null(urb_handle)",
    doc = "`urb_handle` must not be null",
    sum = "ffcaee17b24b086a"
)]
#[rule(
    Static,
    id = "URB_WRITE/urb_handle/size",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 61,
    kind = "size",
    expr = "room(urb_handle) >= exec_size * 4",
    doc = "`urb_handle` must provide 4 bytes for each channel",
    sum = "347066e02748b27d"
)]
#[rule(
    Static,
    id = "URB_WRITE/per_slot_offset/size",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 62,
    kind = "size",
    expr = "room(per_slot_offset) >= exec_size * 4",
    doc = "`per_slot_offset` must be null or provide 4 bytes for each channel",
    sum = "7fddfdca72772ebe"
)]
#[rule(
    Static,
    id = "URB_WRITE/vertex_data/null",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 64,
    kind = "null",
    expr = "!null(vertex_data)",
    doc = "`vertex_data` must not be null: the instruction needs data to write",
    sum = "70b6ad6160844b6b"
)]
#[rule(
    Static,
    id = "URB_WRITE/vertex_data/size",
    on = "",
    page = "spec/instructions/URB_WRITE.md",
    line = 65,
    kind = "size",
    expr = "room(vertex_data) >= num_out * grf()",
    doc = "`vertex_data` must provide `num_out` registers",
    sum = "e6c352f7b9ff2fd7"
)]
=======
#[visa(name = "URB_WRITE", opcode = 0x72, on = "-PVC", lines = crate::lines::urb_write)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
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
    /// every vertex has a mask, where there are masks
    "channel_mask/size": room(channel_mask) >= exec_size * 4;
    /// there are handles
    "urb_handle/null": !null(urb_handle);
    /// every vertex has one
    "urb_handle/size": room(urb_handle) >= exec_size * 4;
    /// every vertex has an offset, where there are offsets
    "per_slot_offset/size": room(per_slot_offset) >= exec_size * 4;
    /// there is something to write
    "vertex_data/null": !null(vertex_data);
    /// all registers are there
    "vertex_data/size": room(vertex_data) >= num_out * grf();
}
