//! Generated from spec/instructions/MADW.md by `cargo xtask regen`; do not edit.
//! MADW from `spec/instructions/MADW.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// `exec_size`, bits 2..0: execution size
///
/// `spec/instructions/MADW.md:30`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecSize {
    /// 1 element(scalar)
    ///
    /// `spec/instructions/MADW.md:31`
    #[code(name = "1 element(scalar)")]
    N1ElementScalar = 0b000,
    /// 2 elements
    ///
    /// `spec/instructions/MADW.md:32`
    #[code(name = "2 elements", value = 2)]
    Element2 = 0b001,
    /// 4 elements
    ///
    /// `spec/instructions/MADW.md:33`
    #[code(name = "4 elements", value = 4)]
    Element4 = 0b010,
    /// 8 elements
    ///
    /// `spec/instructions/MADW.md:34`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/instructions/MADW.md:35`
    #[code(name = "16 elements", value = 16)]
    Element16 = 0b100,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/MADW.md:36`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/MADW.md:37`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/MADW.md:38`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/MADW.md:39`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/MADW.md:40`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/MADW.md:41`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/MADW.md:42`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/MADW.md:43`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/MADW.md:44`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/MADW.md:45`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/MADW.md:46`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/MADW.md:47`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/MADW.md:48`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/MADW.md:49`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/MADW.md:50`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/MADW.md:51`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/MADW.md:52`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// The bits of `Exec_size`: channels and the mask over them
///
/// `spec/instructions/MADW.md:29`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
#[rule(
    Static,
    id = "exec_size/mask/offset",
    on = "",
    page = "spec/chapters/execution.md",
    line = 54,
    kind = "field",
    expr = "code(exec_size.mask) % 8 * 4 % exec_size == 0",
    doc = "the mask begins at a multiple of the execution size",
    sum = "02caf7c7eedc82df"
)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..= 0, ExecSize)]
    #[run(mask = 7..= 4, Mask)]
    u8,
);
/// Multiplies two values of 32 bits and adds a third, to 64 bits.
///
/// `spec/instructions/MADW.md:7`
///
/// ```text
/// [(<pred>) ]madw (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MADW",
    opcode = 0x91,
    text = ["[(<pred>) ]madw (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/MADW.md",
    line = 7
)]
#[rule(
    Static,
    id = "MADW/opcode",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x91",
    doc = "the code of the instruction",
    sum = "2ca23423b8b85329"
)]
#[rule(
    Static,
    id = "MADW/exec_size/reserved",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "MADW/exec_size/encoding",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "583e15e7716adf54"
)]
#[rule(
    Static,
    id = "MADW/dst/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "bf25b9c9882ec8e1"
)]
#[rule(
    Static,
    id = "MADW/dst/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MADW/dst/saturation",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "bf25b9c9882ec8e1"
)]
#[rule(
    Static,
    id = "MADW/src0/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MADW/src0/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MADW/src0/modifier",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MADW/src1/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MADW/src1/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MADW/src1/modifier",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MADW/src2/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "c5d13e5865430167"
)]
#[rule(
    Static,
    id = "MADW/src2/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MADW/src2/modifier",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c5d13e5865430167"
)]
#[rule(
    Static,
    id = "MADW/dst/align",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 60,
    kind = "align",
    expr = "offset(dst) % grf() == 0",
    doc = "the result begins at a register",
    sum = "94fe3a871c0a6437"
)]
#[rule(
    Static,
    id = "MADW/dst/size",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 61,
    kind = "size",
    expr = "room(dst) >= max(exec_size * 4, grf()) + exec_size * 4",
    doc = "both halves fit",
    sum = "c441002e526bb4ad"
)]
pub struct Madw {
    /// channels and the mask over them
    ///
    /// `spec/instructions/MADW.md:29`
    #[field("ub", line = 29)]
    pub exec_size: ExecSizeBits,
    /// which channels execute
    ///
    /// `spec/instructions/MADW.md:53`
    #[field("uw", line = 53)]
    pub pred: PredBits,
    /// low halves of the results, and high halves in the registers behind them
    ///
    /// `spec/instructions/MADW.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub dst: VecOperand,
    /// one factor
    ///
    /// `spec/instructions/MADW.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// the other
    ///
    /// `spec/instructions/MADW.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
    /// the addend
    ///
    /// `spec/instructions/MADW.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src2: VecOperand,
}
