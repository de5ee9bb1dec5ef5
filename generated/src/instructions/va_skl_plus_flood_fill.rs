// Generated from spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_FLOOD_FILL: Fills areas of pixels that hang together.

use crate::prelude::*;

/// Fills areas of pixels that hang together.
///
/// ```text
/// va_skl_plus.FLOOD_FILL <connect> <pixel_mask_h> <pixel_mask_left> <pixel_mask_right> <loop_count> <dst>
/// where connect: Connect4 is 4_connect, Connect8 is 8_connect
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "VA_SKL_PLUS_FLOOD_FILL", opcode = 0x4d, sub_opcode = 0x0b, on = "SKL+", lines = crate::lines::va_skl_plus_flood_fill)]
pub struct VaSklPlusFloodFill {
    /// Which neighbours of a pixel hang together with it.
    pub connect: ConnectBits,
    /// A mask of pixels for the steps along rows.
    #[field(Raw)] pub pixel_mask_h: RawOperand,
    /// One for the steps along columns, on the left.
    #[field(Scalar)] pub pixel_mask_left: VecOperand,
    /// One on the right.
    #[field(Scalar)] pub pixel_mask_right: VecOperand,
    /// How many steps.
    #[field(Scalar)] pub loop_count: VecOperand,
    /// What was found.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Connect`: which neighbours of a pixel hang together with it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ConnectBits(
    #[run(connect = 7..=0, Connect)]
    u8,
);

/// `connect`, bits 7..0: which neighbours of a pixel hang together with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Connect {
    /// Those in its row and column.
    Connect4 = 0b00000000,
    /// All.
    Connect8 = 0b00000001,
}

rules! {
    VaSklPlusFloodFill: "VA_SKL_PLUS_FLOOD_FILL" at crate::lines::va_skl_plus_flood_fill;

    /// the code of the instruction
    "opcode": opcode == 0x4d;
    /// the code of the instruction
    "sub_opcode": sub_opcode == 0x0b;
    /// no other codes than the listed ones
    "connect/encoding": matches!(code(connect), 0 | 1);
    /// the types of the operand
    "pixel_mask_left/type": matches!(ty(pixel_mask_left), SHORT_INTEGERS);
    /// the types of the operand
    "pixel_mask_right/type": matches!(ty(pixel_mask_right), SHORT_INTEGERS);
    /// the types of the operand
    "loop_count/type": matches!(ty(loop_count), SHORT_INTEGERS);
    /// the platforms that have the instruction
    "platform": on("SKL+");
}
