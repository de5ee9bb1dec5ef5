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
#[visa(name = "AVS", opcode = 0x43, on = "-TGLLP", lines = crate::lines::avs)]
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
    /// `channels` must not be 0: the instruction samples at least one value
    "channels/some" [field]: channels != 0;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
