// Generated from spec/instructions/AVS.md by `cargo xtask regen`; do not edit.
//! AVS: Scales a block of pixels with the filters of a video sampler.

use crate::prelude::*;

/// Scales a block of pixels with the filters of a video sampler.
///
/// ```text
/// avs.<channels:RGBA> <surface> <sampler> <u_offset> <v_offset> <delta_u> <delta_v> <u2d> <group_id>
///      <vertical_block_number> <cntrl> <v2d> <exec_mode> <iefbypass> <dst>
/// where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_16_DOWN_SAMPLE is AVS_16_DOWN_SAMPLE, AVS_8_FULL is AVS_8_FULL,
///      AVS_8_DOWN_SAMPLE is AVS_8_DOWN_SAMPLE
/// where exec_mode: AVS_16x4 is AVS_16x4, AVS_8x4 is AVS_8x4, AVS_16x8 is AVS_16x8, AVS_4x4 is AVS_4x4
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "AVS",
    opcode = 0x43,
    on = "-TGLLP",
    text = ["avs.<channels:RGBA> <surface> <sampler> <u_offset> <v_offset> <delta_u> <delta_v> <u2d> <group_id> <vertical_block_number> <cntrl> <v2d> <exec_mode> <iefbypass> <dst>",
    "where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_16_DOWN_SAMPLE is AVS_16_DOWN_SAMPLE, AVS_8_FULL is AVS_8_FULL, AVS_8_DOWN_SAMPLE is AVS_8_DOWN_SAMPLE",
    "where exec_mode: AVS_16x4 is AVS_16x4, AVS_8x4 is AVS_8x4, AVS_16x8 is AVS_16x8, AVS_4x4 is AVS_4x4"],
    page = "spec/instructions/AVS.md",
    line = 7
)]
#[rule(
    Static,
    id = "AVS/opcode",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x43",
    doc = "the code of the instruction",
    sum = "8b254cd24e2cbf5d"
)]
#[rule(
    Static,
    id = "AVS/channels/reserved",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 32,
    kind = "reserved",
    expr = "raw(channels) & 0b11110000 == 0",
    doc = "bits without a meaning are zero",
    sum = "ccef0607b4d9a325"
)]
#[rule(
    Static,
    id = "AVS/sampler/declared",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 35,
    kind = "declared",
    expr = "declared(sampler)",
    doc = "what it names exists",
    sum = "3ef9e6346cff9d73"
)]
#[rule(
    Object,
    id = "AVS/surface/slm",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 36,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "AVS/surface/declared",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 36,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "AVS/u_offset/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(u_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/v_offset/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(v_offset), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/delta_u/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 39,
    kind = "type",
    expr = "matches!(ty(delta_u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/delta_v/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 40,
    kind = "type",
    expr = "matches!(ty(delta_v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/u2d/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 41,
    kind = "type",
    expr = "matches!(ty(u2d), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/group_id/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 42,
    kind = "type",
    expr = "matches!(ty(group_id), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "AVS/vertical_block_number/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 43,
    kind = "type",
    expr = "matches!(ty(vertical_block_number), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "AVS/cntrl/encoding",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 45,
    kind = "encoding",
    expr = "matches!(code(cntrl), 0 | 1 | 2 | 3)",
    doc = "no other codes than the listed ones",
    sum = "7b12645db8d531ec"
)]
#[rule(
    Static,
    id = "AVS/v2d/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 49,
    kind = "type",
    expr = "matches!(ty(v2d), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "AVS/exec_mode/encoding",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 51,
    kind = "encoding",
    expr = "matches!(code(exec_mode), 0 | 1 | 2 | 3)",
    doc = "no other codes than the listed ones",
    sum = "2caf6adda65d664d"
)]
#[rule(
    Static,
    id = "AVS/iefbypass/type",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(iefbypass), UB)",
    doc = "the types of the operand",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "AVS/channels/some",
    on = "",
    page = "spec/instructions/AVS.md",
    line = 59,
    kind = "field",
    expr = "channels != 0",
    doc = "`channels` must not be 0: the instruction samples at least one value",
    sum = "19a7ac27669a3a24"
)]
#[rule(
    Static,
    id = "AVS/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 152,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
=======
#[visa(name = "AVS", opcode = 0x43, on = "-TGLLP", lines = crate::lines::avs)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Avs {
    /// The values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Index of the sampler variable.
    #[field(refers = sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// X coordinate of the first pixel, normalized.
    #[field(Scalar)] pub u_offset: VecOperand,
    /// Its y coordinate.
    #[field(Scalar)] pub v_offset: VecOperand,
    /// From pixel to pixel of a row.
    #[field(Scalar)] pub delta_u: VecOperand,
    /// From row to row.
    #[field(Scalar)] pub delta_v: VecOperand,
    /// What deltaU grows by from pixel to pixel.
    #[field(Scalar)] pub u2d: VecOperand,
    /// Number of a group of blocks, which may come in any order.
    #[field(Scalar)] pub group_id: VecOperand,
    /// Which block of its group this is, from the top.
    #[field(Scalar)] pub vertical_block_number: VecOperand,
    /// What pixels become.
    pub cntrl: CntrlBits,
    /// What deltaV grows by from row to row.
    #[field(Scalar)] pub v2d: VecOperand,
    /// Width and height of the block.
    pub exec_mode: ExecModeBits,
    /// Whether the filter that enhances images is passed by: if bit 0 is not set.
    #[field(Scalar)] pub iefbypass: VecOperand,
    /// What was sampled; values that are not sampled leave no gap.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Channels`: the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[run(channels = 3..=0)]
    u8,
);

/// The bits of `cntrl`: what pixels become.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CntrlBits(
    #[run(cntrl = 7..=0, Cntrl)]
    u8,
);

/// The bits of `execMode`: width and height of the block.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ExecModeBits(
    #[run(exec_mode = 7..=0, ExecMode)]
    u8,
);

/// `cntrl`, bits 7..0: what pixels become.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Cntrl {
    /// Two bytes for each.
    #[code(name = "AVS_16_FULL")] Avs16Full = 0b00000000,
    /// Two bytes for each, but odd ones have no R and no B.
    #[code(name = "AVS_16_DOWN_SAMPLE")] Avs16DownSample = 0b00000001,
    /// A byte for each.
    #[code(name = "AVS_8_FULL")] Avs8Full = 0b00000010,
    /// A byte for each, but odd ones have no R and no B.
    #[code(name = "AVS_8_DOWN_SAMPLE")] Avs8DownSample = 0b00000011,
}

/// `exec_mode`, bits 7..0: width and height of the block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecMode {
    /// 64 pixels.
    #[code(name = "AVS_16x4")] Avs16x4 = 0b00000000,
    /// 32 pixels.
    #[code(name = "AVS_8x4")] Avs8x4 = 0b00000001,
    /// 128 pixels.
    #[code(name = "AVS_16x8")] Avs16x8 = 0b00000010,
    /// 16 pixels.
    #[code(name = "AVS_4x4")] Avs4x4 = 0b00000011,
}

rules! {
    Avs: "AVS" at crate::lines::avs;

    /// the code of the instruction
    "opcode": opcode == 0x43;
    /// bits without a meaning are zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// what it names exists
    "sampler/declared": declared(sampler);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "u_offset/type": matches!(ty(u_offset), F);
    /// the types of the operand
    "v_offset/type": matches!(ty(v_offset), F);
    /// the types of the operand
    "delta_u/type": matches!(ty(delta_u), F);
    /// the types of the operand
    "delta_v/type": matches!(ty(delta_v), F);
    /// the types of the operand
    "u2d/type": matches!(ty(u2d), F);
    /// the types of the operand
    "group_id/type": matches!(ty(group_id), UD);
    /// the types of the operand
    "vertical_block_number/type": matches!(ty(vertical_block_number), UD);
    /// no other codes than the listed ones
    "cntrl/encoding": matches!(code(cntrl), 0 | 1 | 2 | 3);
    /// the types of the operand
    "v2d/type": matches!(ty(v2d), F);
    /// no other codes than the listed ones
    "exec_mode/encoding": matches!(code(exec_mode), 0 | 1 | 2 | 3);
    /// the types of the operand
    "iefbypass/type": matches!(ty(iefbypass), UB);
    /// one value at least is sampled
    "channels/some" [field]: channels != 0;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
