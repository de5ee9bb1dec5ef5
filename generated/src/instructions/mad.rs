//! Generated from spec/instructions/MAD.md by `cargo xtask regen`; do not edit.
//! MAD from `spec/instructions/MAD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Multiplies two values and adds a third.
///
/// `spec/instructions/MAD.md:7`
///
/// ```text
/// [(<pred>) ]mad[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MAD",
    opcode = 0x0c,
    text = ["[(<pred>) ]mad[.sat] (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/MAD.md",
    line = 7
)]
#[rule(
    Static,
    id = "MAD/opcode",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0c",
    doc = "the code of the instruction",
    sum = "3fe9b234ff06f89f"
)]
#[rule(
    Static,
    id = "MAD/exec_size/reserved",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "MAD/exec_size/encoding",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MAD/dst/type",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "7460977b528736df"
)]
#[rule(
    Static,
    id = "MAD/dst/class",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MAD/src0/type",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "9dd1bea1e979e102"
)]
#[rule(
    Static,
    id = "MAD/src0/class",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "MAD/src0/modifier",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "9dd1bea1e979e102"
)]
#[rule(
    Static,
    id = "MAD/src1/type",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF",
    doc = "the types of the instruction",
    sum = "1fbfce6f24e62e39"
)]
#[rule(
    Static,
    id = "MAD/src1/class",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "MAD/src1/modifier",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "1fbfce6f24e62e39"
)]
#[rule(
    Static,
    id = "MAD/src2/type",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src2), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(src2) == BF",
    doc = "the types of the instruction",
    sum = "48a9c1acb796e1f2"
)]
#[rule(
    Static,
    id = "MAD/src2/class",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "MAD/src2/modifier",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "48a9c1acb796e1f2"
)]
#[rule(
    Static,
    id = "MAD/dst/saturation",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 57,
    kind = "modifier",
    expr = "modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF)",
    doc = "`dst` must have type `df`, `f`, `hf` or `bf` if its modifier is `sat`",
    sum = "ef2660351dcdb00a"
)]
#[rule(
    Static,
    id = "MAD/type_map",
    on = "",
    page = "spec/instructions/MAD.md",
    line = 66,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF) && (matches!(ty(src1), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF) && (matches!(ty(src2), UB | B | UW | W | UD | D | HF | F | DF) || on(\"XEHP+\") && ty(src2) == BF) => matches!(ty(dst), UD | D | UW | W | UB | B) && matches!(ty(src0), UD | D | UW | W | UB | B) && matches!(ty(src1), UD | D | UW | W | UB | B) && matches!(ty(src2), UD | D | UW | W | UB | B) || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF) && matches!(ty(src2), F | HF) || on(\"XEHP+\") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(ty(src1), F | BF) && matches!(ty(src2), F | BF) || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) && matches!(ty(src2), DF)",
    doc = "the types that go together",
    sum = "1e856d19b582f76d"
)]
pub struct Mad {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MAD.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/MAD.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// result
    ///
    /// `spec/instructions/MAD.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// first factor
    ///
    /// `spec/instructions/MAD.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// second factor
    ///
    /// `spec/instructions/MAD.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
    /// summand
    ///
    /// `spec/instructions/MAD.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src2: VecOperand,
}
