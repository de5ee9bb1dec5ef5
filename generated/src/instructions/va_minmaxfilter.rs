// Generated from spec/instructions/VA_MINMAXFILTER.md by `cargo xtask regen`; do not edit.
//! VA_MINMAXFILTER: Finds the smallest and the largest value around each pixel of a block.

use crate::prelude::*;

/// Finds the smallest and the largest value around each pixel of a block.
///
/// ```text
/// va.minmaxfilter <surface> <sampler> <u> <v> <cntrl> <block> <mode> <dst>
/// where cntrl: AVS_16_FULL is AVS_16_FULL, AVS_8_FULL is AVS_8_FULL
/// where block: MMF_16x4 is VA_MMF_16x4, MMF_16x1 is VA_MMF_16x1, MMF_1x1 is VA_MMF_1x1
/// ```
///
/// ```c
/// dst = the values of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. The response in the message of the finalizer has the registers of the
/// result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_MINMAXFILTER", opcode = 0x44, sub_opcode = 0x03, lines = crate::lines::va_minmaxfilter)]
pub struct VaMinmaxfilter {
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Format of the result.
    pub cntrl: CntrlBits,
    /// Block of pixels.
    pub block: BlockBits,
    /// 0: both values, 1: the largest, 2: the smallest.
    #[field(Scalar)] pub mode: VecOperand,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Cntrl`: format of the result.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct CntrlBits(
    #[bits(cntrl = 7..=0, Cntrl)]
    u8,
);

/// The bits of `Block`: block of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BlockBits(
    #[bits(block = 7..=0, Block)]
    u8,
);

/// `cntrl`, bits 7..0: format of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Cntrl {
    /// Two bytes for each value.
    #[code(name = "AVS_16_FULL")] Avs16Full = 0b00000000,
    /// One byte for each value.
    #[code(name = "AVS_8_FULL")] Avs8Full = 0b00000010,
}

/// `block`, bits 7..0: block of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Block {
    /// 64 pixels.
    #[code(name = "MMF_16x4")] Mmf16x4 = 0b00000000,
    /// 16 pixels.
    #[code(name = "MMF_16x1")] Mmf16x1 = 0b00000010,
    /// One pixel.
    #[code(name = "MMF_1x1")] Mmf1x1 = 0b00000011,
}

rules! {
    VaMinmaxfilter: "VA_MINMAXFILTER" at crate::lines::va_minmaxfilter;

    /// `opcode` of VA_MINMAXFILTER must be 0x44
    "opcode": opcode == 0x44;
    /// `sub_opcode` of VA_MINMAXFILTER must be 0x03
    "sub_opcode": sub_opcode == 0x03;
    /// `sampler` must be the index of a declared or predefined sampler
    "sampler/declared": declared(sampler);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// `surface` must not be 0 (T0)
    "surface/t0" [surface]: surface != 0;
    /// `surface` must not be 5 (T5)
    "surface/t5" [surface]: surface != 5;
    /// `u` must have type `f`
    "u/type": matches!(ty(u), F);
    /// `v` must have type `f`
    "v/type": matches!(ty(v), F);
    /// `cntrl` must be `AVS_16_FULL` or `AVS_8_FULL`
    "cntrl/encoding": matches!(code(cntrl), 0 | 2);
    /// `block` must be `MMF_16x4`, `MMF_16x1` or `MMF_1x1`
    "block/encoding": matches!(code(block), 0 | 2 | 3);
    /// the value of `mode` must be in the range 0 to 2
    "mode/range": matches!(imm(mode), 0..=2);
    /// `mode` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "mode/type": matches!(ty(mode), SHORT_INTEGERS);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 4 bytes with `AVS_16_FULL` and otherwise 2 for each pixel, of which there are 64 in
    /// `MMF_16x4`, 16 in `MMF_16x1` and one in `MMF_1x1`
    "dst/size":
        available(dst) >= (matches!(block, MMF_16x4) * 64 + matches!(block, MMF_16x1) * 16 + matches!(block, MMF_1x1))
            * (2 + 2 * (cntrl == AVS_16_FULL));
}
