// Generated from spec/instructions/VA_ERODE.md by `cargo xtask regen`; do not edit.
//! VA_ERODE: Erodes a block of pixels by a pattern of the sampler.

use crate::prelude::*;

/// Erodes a block of pixels by a pattern of the sampler.
///
/// ```text
/// va.erode <surface> <sampler> <u> <v> <block> <dst>
/// where block: ED_64x4 is VA_ED_64x4, ED_32x4 is VA_ED_32x4, ED_64x1 is VA_ED_64x1, ED_32x1 is VA_ED_32x1
/// ```
///
/// ```c
/// dst = the erosion of the block of surface at (u, v);
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. The response in the message of the finalizer has the registers of the
/// result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_ERODE", opcode = 0x44, sub_opcode = 0x04, lines = crate::lines::va_erode)]
pub struct VaErode {
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
    /// 256 pixels.
    #[code(name = "ED_64x4")] Ed64x4 = 0b00000000,
    /// 128 pixels.
    #[code(name = "ED_32x4")] Ed32x4 = 0b00000001,
    /// 64 pixels.
    #[code(name = "ED_64x1")] Ed64x1 = 0b00000010,
    /// 32 pixels.
    #[code(name = "ED_32x1")] Ed32x1 = 0b00000011,
}

rules! {
    VaErode: "VA_ERODE" at crate::lines::va_erode;

    /// `opcode` of VA_ERODE must be 0x44
    "opcode": opcode == 0x44;
    /// `sub_opcode` of VA_ERODE must be 0x04
    "sub_opcode": sub_opcode == 0x04;
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
    /// `block` must be `ED_64x4`, `ED_32x4`, `ED_64x1` or `ED_32x1`
    "block/encoding": matches!(code(block), 0 | 1 | 2 | 3);
    /// `surface` must not be from 1 to 4: these surfaces are predefined
    "surface/own" [surface]: !matches!(surface, 1..=4);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide a bit for each pixel: 32 bytes for `ED_64x4`, 16 for `ED_32x4`, 8 for `ED_64x1` and 4 for
    /// `ED_32x1`
    "dst/size":
        available(dst) >= 4 * (1 + matches!(block, ED_64x1 | ED_64x4)) * (1 + 3 * matches!(block, ED_32x4 | ED_64x4));
}
