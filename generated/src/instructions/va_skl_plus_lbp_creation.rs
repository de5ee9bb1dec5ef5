//! Generated from spec/instructions/VA_SKL_PLUS_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_LBP_CREATION from `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `pattern`, bits 7..0: size of the patterns
///
/// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Pattern {
    /// LBP_5x5: patterns of 5x5 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:32`
    #[code(name = "LBP_5x5")]
    Lbp5x5 = 0b00000000,
    /// LBP_3x3: patterns of 3x3 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:33`
    #[code(name = "LBP_3x3")]
    Lbp3x3 = 0b00000001,
    /// LBP_BOTH: patterns of 3x3 and of 5x5 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:34`
    #[code(name = "LBP_BOTH")]
    LbpBoth = 0b00000010,
}
/// The bits of `Pattern`: size of the patterns
///
/// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:31`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct PatternBits(#[run(pattern = 7..= 0, Pattern)] u8);
/// Makes local binary patterns of a block of pixels.
///
/// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:7`
///
/// ```text
/// va_skl_plus.LBP_CREATION <surface> <u> <v> <pattern> <dst>
/// where pattern: LBP_5x5 is VA_5x5_mode, LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_LBP_CREATION",
    opcode = 0x4d,
    sub_opcode = 0x0c,
    on = "SKL+",
    text = ["va_skl_plus.LBP_CREATION <surface> <u> <v> <pattern> <dst>",
    "where pattern: LBP_5x5 is VA_5x5_mode, LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode"],
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "the code of the instruction",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x0c",
    doc = "the code of the instruction",
    sum = "ab02fd5fb3a035bd"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 26,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 27,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 28,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 29,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 30,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/pattern/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md",
    line = 32,
    kind = "encoding",
    expr = "matches!(code(pattern), 0 | 1 | 2)",
    doc = "no other codes than the listed ones",
    sum = "53659ecc59441f50"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_LBP_CREATION/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 123,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "the platforms that have the instruction",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusLbpCreation {
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:26`
    #[field("ub", line = 26, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:29`
    #[field("scalar", line = 29, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:30`
    #[field("scalar", line = 30, role = Scalar)]
    pub v: VecOperand,
    /// size of the patterns
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:31`
    #[field("ub", line = 31)]
    pub pattern: PatternBits,
    /// result
    ///
    /// `spec/instructions/VA_SKL_PLUS_LBP_CREATION.md:35`
    #[field("raw_operand", line = 35, role = Raw)]
    pub dst: RawOperand,
}
