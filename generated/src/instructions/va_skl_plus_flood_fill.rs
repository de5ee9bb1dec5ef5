//! Generated from spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_FLOOD_FILL from `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `connect`, bits 7..0: neighbours that a pixel is connected with
///
/// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:28`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Connect {
    /// Connect4: four neighbours in the row and the column
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:28`
    #[code(name = "Connect4")]
    Connect4 = 0b00000000,
    /// Connect8: all eight neighbours
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:29`
    #[code(name = "Connect8")]
    Connect8 = 0b00000001,
}
/// The bits of `Connect`: neighbours that a pixel is connected with
///
/// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ConnectBits(#[run(connect = 7..= 0, Connect)] u8);
/// Fills areas of pixels that hang together.
///
/// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:7`
///
/// ```text
/// va_skl_plus.FLOOD_FILL <connect> <pixel_mask_h> <pixel_mask_left> <pixel_mask_right> <loop_count> <dst>
/// where connect: Connect4 is 4_connect, Connect8 is 8_connect
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_FLOOD_FILL",
    opcode = 0x4d,
    sub_opcode = 0x0b,
    on = "SKL+",
    text = ["va_skl_plus.FLOOD_FILL <connect> <pixel_mask_h> <pixel_mask_left> <pixel_mask_right> <loop_count> <dst>",
    "where connect: Connect4 is 4_connect, Connect8 is 8_connect"],
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "the code of the instruction",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x0b",
    doc = "the code of the instruction",
    sum = "81aadede7ec14a24"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/connect/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 28,
    kind = "encoding",
    expr = "matches!(code(connect), 0 | 1)",
    doc = "no other codes than the listed ones",
    sum = "028f6fae8bf868d1"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/pixel_mask_left/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(pixel_mask_left), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/pixel_mask_right/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(pixel_mask_right), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/loop_count/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md",
    line = 33,
    kind = "type",
    expr = "matches!(ty(loop_count), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_FLOOD_FILL/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 112,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "the platforms that have the instruction",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusFloodFill {
    /// neighbours that a pixel is connected with
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:27`
    #[field("ub", line = 27)]
    pub connect: ConnectBits,
    /// mask of pixels for the steps along rows
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:30`
    #[field("raw_operand", line = 30, role = Raw)]
    pub pixel_mask_h: RawOperand,
    /// mask of pixels for the steps along columns, on the left
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub pixel_mask_left: VecOperand,
    /// mask of pixels for the steps along columns, on the right
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub pixel_mask_right: VecOperand,
    /// number of steps
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:33`
    #[field("scalar", line = 33, role = Scalar)]
    pub loop_count: VecOperand,
    /// result
    ///
    /// `spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md:34`
    #[field("raw_operand", line = 34, role = Raw)]
    pub dst: RawOperand,
}
