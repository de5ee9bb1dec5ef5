// Generated from spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_FLOOD_FILL: Fills connected areas of pixels.

use crate::prelude::*;

/// Fills connected areas of pixels.
///
/// ```text
/// va_skl_plus.FLOOD_FILL <connect> <pixel_mask_h> <pixel_mask_left> <pixel_mask_right> <loop_count> <dst>
/// where connect: Connect4 is 4_connect, Connect8 is 8_connect
/// ```
///
/// ```c
/// dst = the area of pixels of pixel_mask_h that loop_count steps reach;
/// ```
///
/// # Notes
///
/// Control flow does not matter: there are no channels.
///
/// No page of Intel's describes this instruction. The compiler stores 16 bytes of its result.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_FLOOD_FILL",
    opcode = 0x4d,
    sub_opcode = 0x0b,
    on = "SKL+",
    lines = crate::lines::va_skl_plus_flood_fill,
)]
pub struct VaSklPlusFloodFill {
    /// Neighbours that a pixel is connected with.
    pub connect: ConnectBits,
    /// Mask of pixels for the steps along rows.
    #[field(Raw)] pub pixel_mask_h: RawOperand,
    /// Mask of pixels for the steps along columns, on the left.
    #[field(Scalar)] pub pixel_mask_left: VecOperand,
    /// Mask of pixels for the steps along columns, on the right.
    #[field(Scalar)] pub pixel_mask_right: VecOperand,
    /// Number of steps.
    #[field(Scalar)] pub loop_count: VecOperand,
    /// Result.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Connect`: neighbours that a pixel is connected with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ConnectBits(
    #[bits(connect = 7..=0, Connect)]
    u8,
);

/// `connect`, bits 7..0: neighbours that a pixel is connected with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Connect {
    /// Four neighbours in the row and the column.
    Connect4 = 0b00000000,
    /// All eight neighbours.
    Connect8 = 0b00000001,
}

rules! {
    VaSklPlusFloodFill: "VA_SKL_PLUS_FLOOD_FILL" at crate::lines::va_skl_plus_flood_fill;

    /// `opcode` of VA_SKL_PLUS_FLOOD_FILL must be 0x4d
    "opcode": opcode == 0x4d;
    /// `sub_opcode` of VA_SKL_PLUS_FLOOD_FILL must be 0x0b
    "sub_opcode": sub_opcode == 0x0b;
    /// `connect` must be `Connect4` or `Connect8`
    "connect/encoding": matches!(code(connect), 0 | 1);
    /// `pixel_mask_left` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "pixel_mask_left/type": matches!(ty(pixel_mask_left), SHORT_INTEGERS);
    /// `pixel_mask_right` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "pixel_mask_right/type": matches!(ty(pixel_mask_right), SHORT_INTEGERS);
    /// `loop_count` must have type `ub`, `b`, `uw`, `w`, `ud` or `d`
    "loop_count/type": matches!(ty(loop_count), SHORT_INTEGERS);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must provide 16 bytes
    "dst/size": available(dst) >= 16;
    /// `pixel_mask_h` must not be null
    "pixel_mask_h/null": !null(pixel_mask_h);
    /// `pixel_mask_h` must provide 20 bytes
    "pixel_mask_h/size": available(pixel_mask_h) >= 20;
    /// VA_SKL_PLUS_FLOOD_FILL is available only on SKL and later
    "platform": on("SKL+");
}
