//! Generated from spec/instructions/MADW.md by `cargo xtask regen`; do not edit.
//! MADW from `spec/instructions/MADW.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
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
    sum = "560b3ce16fbc92bc"
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
    sum = "7e17e3bb35d91a21"
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
    sum = "7e01b3f6f333fa98"
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
    sum = "7e01b3f6f333fa98"
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
    sum = "a281cd976b854371"
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
    sum = "a281cd976b854371"
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
    sum = "99412386333fb7e6"
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
    sum = "99412386333fb7e6"
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
    sum = "58eced9a7f74d8e1"
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
    sum = "58eced9a7f74d8e1"
)]
#[rule(
    Static,
    id = "MADW/dst/align",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 60,
    kind = "align",
    expr = "offset(dst) % grf() == 0",
    doc = "`dst` must begin at a multiple of the register size",
    sum = "7ce58e8830b645af"
)]
#[rule(
    Static,
    id = "MADW/dst/size",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 61,
    kind = "size",
    expr = "room(dst) >= max(exec_size * 4, grf()) + exec_size * 4",
    doc = "`dst` must provide 4 bytes for each channel of both halves of the result; the upper half starts in the next register",
    sum = "4f8d68c9e638ccd9"
)]
pub struct Madw {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MADW.md:29`
    #[field("ub", line = 29, only = [0b000, 0b001, 0b010, 0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/MADW.md:53`
    #[field("uw", line = 53)]
    pub pred: PredBits,
    /// low halves of the results, then the high halves from the next register on
    ///
    /// `spec/instructions/MADW.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub dst: VecOperand,
    /// first factor
    ///
    /// `spec/instructions/MADW.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// second factor
    ///
    /// `spec/instructions/MADW.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
    /// summand
    ///
    /// `spec/instructions/MADW.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src2: VecOperand,
}
