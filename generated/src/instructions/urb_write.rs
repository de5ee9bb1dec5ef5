//! Generated from spec/instructions/URB_WRITE.md by `cargo xtask regen`; do not edit.
//! URB_WRITE from `spec/instructions/URB_WRITE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
/// The bits of `Num_out`: number of dwords of each vertex
///
/// `spec/instructions/URB_WRITE.md:49`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct NumOutBits(#[run(num_out = 3..= 0)] u8);
/// Writes up to eight dwords of each channel, a vertex, to the unified return buffer.
///
/// `spec/instructions/URB_WRITE.md:7`
///
/// ```text
/// [(<pred>) ]urb_write_3d (<exec_size>) <num_out> <global_offset> <channel_mask> <urb_handle> <per_slot_offset> <vertex_data>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "560b3ce16fbc92bc"
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
    sum = "622d2c8ff98c622d"
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
pub struct UrbWrite {
    /// execution size and execution mask
    ///
    /// `spec/instructions/URB_WRITE.md:28`
    #[field("ub", line = 28, only = [0b011])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/URB_WRITE.md:48`
    #[field("uw", line = 48)]
    pub pred: PredBits,
    /// number of dwords of each vertex
    ///
    /// `spec/instructions/URB_WRITE.md:49`
    #[field("ub", line = 49)]
    pub num_out: NumOutBits,
    /// mask of the dwords of each vertex to write, one bit for each; V0 selects all
    ///
    /// `spec/instructions/URB_WRITE.md:52`
    #[field("raw_operand", line = 52, role = Raw)]
    pub channel_mask: RawOperand,
    /// offset of all handles, in units of 16 bytes
    ///
    /// `spec/instructions/URB_WRITE.md:53`
    #[field("uw", line = 53)]
    pub global_offset: u16,
    /// handle of each vertex: destination of its dwords
    ///
    /// `spec/instructions/URB_WRITE.md:54`
    #[field("raw_operand", line = 54, role = Raw)]
    pub urb_handle: RawOperand,
    /// offset of the handle of each vertex in units of 16 bytes, or V0
    ///
    /// `spec/instructions/URB_WRITE.md:55`
    #[field("raw_operand", line = 55, role = Raw)]
    pub per_slot_offset: RawOperand,
    /// dwords to write: the first of all vertices in the first register, and so on
    ///
    /// `spec/instructions/URB_WRITE.md:56`
    #[field("raw_operand", line = 56, role = Raw)]
    pub vertex_data: RawOperand,
}
