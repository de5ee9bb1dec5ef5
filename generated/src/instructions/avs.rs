// Generated from spec/instructions/AVS.md by `cargo xtask regen`; do not edit.
//! AVS: Scales a block of pixels with the filters of a video sampler.

use crate::prelude::*;

/// Scales a block of pixels with the filters of a video sampler.
///
/// ```text
/// avs.<channels:RGBA> <surface> <sampler> <u_offset> <v_offset> <delta_u> <delta_v> <u2d> <group_id>\
///      <vertical_block_number> <cntrl> <v2d> <exec_mode> <iefbypass> <dst>
/// where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_16_DOWN_SAMPLE is AVS_16_DOWN_SAMPLE, AVS_8_FULL is AVS_8_FULL,\
///      AVS_8_DOWN_SAMPLE is AVS_8_DOWN_SAMPLE
/// where exec_mode: AVS_16x4 is AVS_16x4, AVS_8x4 is AVS_8x4, AVS_16x8 is AVS_16x8, AVS_4x4 is AVS_4x4
/// ```
///
/// ```c
/// for (c = 0; c < 4; ++c)
///   if (bit c of channels is set)
///     for (y = 0; y < height of execMode; ++y)
///       for (x = 0; x < width of execMode; ++x)
///         pixel (x, y) of c = value c of surface at
///           (u_offset + x * deltaU + x * (x - 1) / 2 * u2d, v_offset + y * deltaV + y * (y - 1) / 2 * v2d), through\
///      sampler;
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// The blocks of one group have the same surface, sampler and coordinates: those of the group's first pixel. All but
/// the number of the block agree. A square of 16 pixels is four blocks of 16x4, with the numbers 0 to 3.
///
/// The sampler's state determines whether results are shuffled. Without shuffling, `dst` has the first 64 pixels of R,
/// then those of G, B and A, and for blocks of 16x8 then the other 64 of each. With shuffling, each of these parts
/// begins with the pixels 0 to 7, 16 to 23, 32 to 39 and 48 to 55 of a block of 16x4, and the others follow; blocks of
/// 16x8 are not possible. With AVS_8_DOWN_SAMPLE, R and B leave a gap if exactly one of them is not sampled.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "AVS", opcode = 0x43, on = "-TGLLP", lines = crate::lines::avs)]
pub struct Avs {
    /// Mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
    pub channels: ChannelsBits,
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the first pixel, normalized.
    #[field(Scalar)] pub u_offset: VecOperand,
    /// Y coordinate of the first pixel, normalized.
    #[field(Scalar)] pub v_offset: VecOperand,
    /// Distance of the pixels of a row, normalized.
    #[field(Scalar)] pub delta_u: VecOperand,
    /// Distance of the rows, normalized.
    #[field(Scalar)] pub delta_v: VecOperand,
    /// Increase of deltaU from pixel to pixel.
    #[field(Scalar)] pub u2d: VecOperand,
    /// Number of a group of blocks; groups may come in any order.
    #[field(Scalar)] pub group_id: VecOperand,
    /// Number of the block in its group, from the top.
    #[field(Scalar)] pub vertical_block_number: VecOperand,
    /// Format of the result.
    pub cntrl: CntrlBits,
    /// Increase of deltaV from row to row.
    #[field(Scalar)] pub v2d: VecOperand,
    /// Width and height of the block.
    pub exec_mode: ExecModeBits,
    /// Bypass of the image enhancement filter: bit 0 clear bypasses it.
    #[field(Scalar)] pub iefbypass: VecOperand,
    /// Sampled values; values that are not sampled leave no gap.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Channels`: mask of the values to sample: R is bit 0, G bit 1, B bit 2, A bit 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ChannelsBits(
    #[bits(channels = 3..=0)]
    u8,
);

/// The bits of `cntrl`: format of the result.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CntrlBits(
    #[bits(cntrl = 7..=0, Cntrl)]
    u8,
);

/// The bits of `execMode`: width and height of the block.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ExecModeBits(
    #[bits(exec_mode = 7..=0, ExecMode)]
    u8,
);

/// `cntrl`, bits 7..0: format of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Cntrl {
    /// Two bytes for each value.
    #[code(name = "AVS_16_FULL")] Avs16Full = 0b00000000,
    /// Two bytes for each value; odd pixels have no R and no B.
    #[code(name = "AVS_16_DOWN_SAMPLE")] Avs16DownSample = 0b00000001,
    /// One byte for each value.
    #[code(name = "AVS_8_FULL")] Avs8Full = 0b00000010,
    /// One byte for each value; odd pixels have no R and no B.
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

    /// `opcode` of AVS must be 0x43
    "opcode": opcode == 0x43;
    /// bits 4 to 7 of `channels` are reserved and must be zero
    "channels/reserved": raw(channels) & 0b11110000 == 0;
    /// `sampler` must be the index of a declared or predefined sampler
    "sampler/declared": declared(sampler);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface]: surface != 0;
    /// `u_offset` must have type `f`
    "u_offset/type": matches!(ty(u_offset), F);
    /// `v_offset` must have type `f`
    "v_offset/type": matches!(ty(v_offset), F);
    /// `delta_u` must have type `f`
    "delta_u/type": matches!(ty(delta_u), F);
    /// `delta_v` must have type `f`
    "delta_v/type": matches!(ty(delta_v), F);
    /// `u2d` must have type `f`
    "u2d/type": matches!(ty(u2d), F);
    /// `group_id` must have type `ud`
    "group_id/type": matches!(ty(group_id), UD);
    /// `vertical_block_number` must have type `ud`
    "vertical_block_number/type": matches!(ty(vertical_block_number), UD);
    /// `cntrl` must be `AVS_16_FULL`, `AVS_16_DOWN_SAMPLE`, `AVS_8_FULL` or `AVS_8_DOWN_SAMPLE`
    "cntrl/encoding": matches!(code(cntrl), 0 | 1 | 2 | 3);
    /// `v2d` must have type `f`
    "v2d/type": matches!(ty(v2d), F);
    /// `exec_mode` must be `AVS_16x4`, `AVS_8x4`, `AVS_16x8` or `AVS_4x4`
    "exec_mode/encoding": matches!(code(exec_mode), 0 | 1 | 2 | 3);
    /// `iefbypass` must have type `ub`
    "iefbypass/type": matches!(ty(iefbypass), UB);
    /// `channels` must not be 0: the instruction samples at least one value
    "channels/some" [field]: channels != 0;
    /// `dst` must not be null: it receives the values
    "dst/null": !null(dst);
    /// `dst` must provide for each value of `channels` 64 pixels with `AVS_16x4`, 32 with `AVS_8x4`, 128 with
    /// `AVS_16x8` and 16 with `AVS_4x4`, of two bytes with `AVS_16_FULL` and of one byte with `AVS_8_FULL`
    "dst/full" [size]:
        matches!(cntrl, AVS_16_FULL | AVS_8_FULL)
            => available(dst) >= ones(channels) * ((exec_mode == AVS_16x4) * 64 + (exec_mode == AVS_8x4) * 32 +
                (exec_mode == AVS_16x8) * 128 + (exec_mode == AVS_4x4) * 16) * (1 + (cntrl == AVS_16_FULL));
    /// `dst` must provide with `AVS_16_DOWN_SAMPLE` two bytes for each pixel of G and A and for every other pixel of R
    /// and B, of 64 pixels with `AVS_16x4`, 32 with `AVS_8x4`, 128 with `AVS_16x8` and 16 with `AVS_4x4`
    "dst/half_words" [size]:
        cntrl == AVS_16_DOWN_SAMPLE
            => available(dst) >= (ones(channels & 0b1010) * 2 + ones(channels & 0b0101)) * ((exec_mode == AVS_16x4) *
                64 + (exec_mode == AVS_8x4) * 32 + (exec_mode == AVS_16x8) * 128 + (exec_mode == AVS_4x4) * 16);
    /// `dst` must provide with `AVS_8_DOWN_SAMPLE` one byte for each pixel of G and A and for every other pixel of R
    /// and B, of 64 pixels with `AVS_16x4`, 32 with `AVS_8x4`, 128 with `AVS_16x8` and 16 with `AVS_4x4`; R or B alone
    /// (`channels & 0b0101 != 0`) leaves a gap for the other one, which ends `dst` unless B or both R and A are sampled
    /// (`0b0100`, `0b1001`)
    "dst/half_bytes" [size]:
        cntrl == AVS_8_DOWN_SAMPLE
            => available(dst) >= (ones(channels & 0b1010) * 2 + (channels & 0b0101 != 0) + (channels & 0b0100 != 0 ||
                channels & 0b1001 == 0b1001)) * ((exec_mode == AVS_16x4) * 64 + (exec_mode == AVS_8x4) * 32 +
                (exec_mode == AVS_16x8) * 128 + (exec_mode == AVS_4x4) * 16) / 2;
    /// AVS is available only before TGLLP
    "platform": on("-TGLLP");
}
