//! Generated from spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! VA_SKL_PLUS_HDC_LBP_CREATION from `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// `pattern`, bits 7..0: size of the patterns
///
/// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Pattern {
    /// LBP_3x3: patterns of 3x3 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:33`
    #[code(name = "LBP_3x3")]
    Lbp3x3 = 0b00000001,
    /// LBP_BOTH: patterns of 3x3 and of 5x5 pixels
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:34`
    #[code(name = "LBP_BOTH")]
    LbpBoth = 0b00000010,
}
/// The bits of `Pattern`: size of the patterns
///
/// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct PatternBits(#[run(pattern = 7..= 0, Pattern)] u8);
/// Makes local binary patterns and writes them to a surface.
///
/// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:7`
///
/// ```text
/// va_skl_plus.HDC_LBP_CREATION <surface> <u> <v> <pattern> <dst_surface> <x> <y>
/// where pattern: LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "VA_SKL_PLUS_HDC_LBP_CREATION",
    opcode = 0x4d,
    sub_opcode = 0x15,
    on = "SKL+",
    text = ["va_skl_plus.HDC_LBP_CREATION <surface> <u> <v> <pattern> <dst_surface> <x> <y>",
    "where pattern: LBP_3x3 is VA_3x3_mode, LBP_BOTH is VA_BOTH_mode"],
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 7
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4d",
    doc = "the code of the instruction",
    sum = "ac9d7e9ea33fc3a3"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/sub_opcode",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 8,
    kind = "sub_opcode",
    expr = "sub_opcode == 0x15",
    doc = "the code of the instruction",
    sum = "0170a0b55a1628a0"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 27,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 28,
    kind = "surface",
    expr = "surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/surface/t5",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 29,
    kind = "surface",
    expr = "surface != 5",
    doc = "the surface cannot be accessed",
    sum = "4fb1bbe4bef400b8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/u/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 30,
    kind = "type",
    expr = "matches!(ty(u), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/v/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(v), F)",
    doc = "the types of the operand",
    sum = "ad61a250cd70fcf8"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/pattern/encoding",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 33,
    kind = "encoding",
    expr = "matches!(code(pattern), 1 | 2)",
    doc = "no other codes than the listed ones",
    sum = "7505f0f521b710a6"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/dst_surface/declared",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 35,
    kind = "declared",
    expr = "declared(dst_surface)",
    doc = "what it names exists",
    sum = "915f3cbd8cf71f0a"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/dst_surface/t0",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 36,
    kind = "surface",
    expr = "dst_surface != 0",
    doc = "the surface cannot be accessed",
    sum = "49ef68956e5dda21"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/x/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 37,
    kind = "type",
    expr = "matches!(ty(x), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/y/type",
    on = "",
    page = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md",
    line = 38,
    kind = "type",
    expr = "matches!(ty(y), UB | B | UW | W | UD | D)",
    doc = "the types of the operand",
    sum = "90776466f5e055ed"
)]
#[rule(
    Static,
    id = "VA_SKL_PLUS_HDC_LBP_CREATION/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 120,
    kind = "platform",
    expr = "on(\"SKL+\")",
    doc = "the platforms that have the instruction",
    sum = "5342d32441d375ca"
)]
pub struct VaSklPlusHdcLbpCreation {
    /// index of the surface variable
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:27`
    #[field("ub", line = 27, refers = surface)]
    pub surface: u8,
    /// x coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:30`
    #[field("scalar", line = 30, role = Scalar)]
    pub u: VecOperand,
    /// y coordinate of the block, normalized
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub v: VecOperand,
    /// size of the patterns
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:32`
    #[field("ub", line = 32)]
    pub pattern: PatternBits,
    /// index of the surface variable that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:35`
    #[field("ub", line = 35, refers = surface)]
    pub dst_surface: u8,
    /// column in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:37`
    #[field("scalar", line = 37, role = Scalar)]
    pub x: VecOperand,
    /// row in the surface that is written
    ///
    /// `spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md:38`
    #[field("scalar", line = 38, role = Scalar)]
    pub y: VecOperand,
}
