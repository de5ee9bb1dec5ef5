//! Generated from spec/instructions/ASR.md by `cargo xtask regen`; do not edit.
//! ASR from `spec/instructions/ASR.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Shifts values to the right and keeps their sign.
///
/// `spec/instructions/ASR.md:7`
///
/// ```text
/// [(<pred>) ]asr (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ASR",
    opcode = 0x26,
    text = ["[(<pred>) ]asr (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/ASR.md",
    line = 7
)]
#[rule(
    Static,
    id = "ASR/opcode",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x26",
    doc = "the code of the instruction",
    sum = "37542d6fb0404862"
)]
#[rule(
    Static,
    id = "ASR/exec_size/reserved",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ASR/exec_size/encoding",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ASR/dst/type",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "b5b5f149598fc89a"
)]
#[rule(
    Static,
    id = "ASR/dst/class",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ASR/dst/saturation",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 51,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "b5b5f149598fc89a"
)]
#[rule(
    Static,
    id = "ASR/src0/type",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "920a374bf9827635"
)]
#[rule(
    Static,
    id = "ASR/src0/class",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ASR/src0/modifier",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "920a374bf9827635"
)]
#[rule(
    Static,
    id = "ASR/src1/type",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "7562af7ad0544e1d"
)]
#[rule(
    Static,
    id = "ASR/src1/class",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ASR/src1/modifier",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7562af7ad0544e1d"
)]
#[rule(
    Static,
    id = "ASR/type_map",
    on = "",
    page = "spec/instructions/ASR.md",
    line = 60,
    kind = "type_map",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q) => matches!(ty(dst), UD | D | UW | W | UB | B) && matches!(ty(src0), UD | D | UW | W | UB | B) && matches!(ty(src1), UD | D | UW | W | UB | B) || matches!(ty(dst), UQ | Q) && matches!(ty(src0), UD | D | UW | W | UQ | Q) && matches!(ty(src1), UD | D | UW | W | UQ | Q) || matches!(ty(dst), UD | D | UW | W) && matches!(ty(src0), UQ | Q) && matches!(ty(src1), UQ | Q)",
    doc = "the types that go together",
    sum = "fa69bb19a0a578ed"
)]
pub struct Asr {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ASR.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/ASR.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// shifted value
    ///
    /// `spec/instructions/ASR.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// value
    ///
    /// `spec/instructions/ASR.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// shift count in bits
    ///
    /// `spec/instructions/ASR.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
