// Generated from spec/instructions/VA_SKL_PLUS_CONV_1D_HORIZONTAL.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_CONV_1D_HORIZONTAL: Convolves the rows of a block of pixels with a table of the sampler.

use crate::prelude::*;

/// Convolves the rows of a block of pixels with a table of the sampler.
///
/// ```text
/// va_skl_plus.CONV_1D_HORIZONTAL <surface> <sampler> <u> <v> <block> <dst>
/// where block: CONV_16x4 is 4x16, CONV_16x1 is 1x16, CONV_1x1 is 1x1
/// ```
///
/// ```c
/// dst = the convolution of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. The response in the message of the finalizer has the registers of the
/// result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_CONV_1D_HORIZONTAL",
    opcode = 0x4d,
    sub_opcode = 0x08,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_conv_1d_horizontal,
)]
pub struct VaSklPlusConv1dHorizontal {
    /// Index of the sampler variable.
    #[field(refers = Sampler)] pub sampler: u8,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// X coordinate of the block, normalized.
    #[field(Scalar)] pub u: VecOperand,
    /// Y coordinate of the block, normalized.
    #[field(Scalar)] pub v: VecOperand,
    /// Block of pixels.
    pub block: BlockBits,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Block`: block of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct BlockBits(
    #[bits(block = 7..=0, Block)]
    u8,
);

/// `block`, bits 7..0: block of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Block {
    /// 64 pixels.
    #[code(name = "CONV_16x4")] Conv16x4 = 0b00000000,
    /// 16 pixels.
    #[code(name = "CONV_16x1")] Conv16x1 = 0b00000010,
    /// One pixel.
    #[code(name = "CONV_1x1")] Conv1x1 = 0b00000011,
}

rules! {
    VaSklPlusConv1dHorizontal: "VA_SKL_PLUS_CONV_1D_HORIZONTAL" at crate::lines::va_skl_plus_conv_1d_horizontal;

    /// `opcode` of VA_SKL_PLUS_CONV_1D_HORIZONTAL must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_CONV_1D_HORIZONTAL must be 0x08
    "sub_opcode": sub_opcode == 0x08;
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
    /// `block` must be `CONV_16x4`, `CONV_16x1` or `CONV_1x1`
    "block/encoding": matches!(code(block), 0 | 2 | 3);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 2 bytes for each pixel, of which there are 64 in `CONV_16x4`, 16 in `CONV_16x1` and one in
    /// `CONV_1x1`
    "dst/size":
        available(dst) >= (matches!(block, CONV_16x4) * 64 + matches!(block, CONV_16x1) * 16 + matches!(block,
            CONV_1x1)) * 2;
    /// VA_SKL_PLUS_CONV_1D_HORIZONTAL is available only on SKL and later
    "platform": on("SKL+");
}
