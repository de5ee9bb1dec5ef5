//! Generated from spec/instructions/ADD.md by `cargo xtask regen`; do not edit.
//! ADD from `spec/instructions/ADD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Adds two values per channel.
///
/// `spec/instructions/ADD.md:7`
///
/// ```text
/// [(<pred>) ]add[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ADD",
    opcode = 0x01,
    text = ["[(<pred>) ]add[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/ADD.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADD/opcode",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x01",
    doc = "the code of the instruction",
    sum = "66a3ceea3818ff4e"
)]
#[rule(
    Static,
    id = "ADD/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ADD/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADD/dst/type",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "b1a705d288c895bb"
)]
#[rule(
    Static,
    id = "ADD/dst/class",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ADD/src0/type",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "c958921b0e3bac75"
)]
#[rule(
    Static,
    id = "ADD/src0/class",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADD/src0/modifier",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c958921b0e3bac75"
)]
#[rule(
    Static,
    id = "ADD/src1/type",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF",
    doc = "the types of the instruction",
    sum = "2724b13c89e63750"
)]
#[rule(
    Static,
    id = "ADD/src1/class",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADD/src1/modifier",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "2724b13c89e63750"
)]
#[rule(
    Static,
    id = "ADD/type_map",
    on = "",
    page = "spec/instructions/ADD.md",
    line = 61,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF) && (matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF) => matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q) || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) || matches!(ty(dst), HF) && matches!(ty(src0), HF) && matches!(ty(src1), HF) || on(\"-XEHP\") && matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F) || on(\"XEHP+\") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(ty(src1), F | BF)",
    doc = "the types that go together",
    sum = "fa1b0319a0621ef4"
)]
pub struct Add {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ADD.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/ADD.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// sum
    ///
    /// `spec/instructions/ADD.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// first summand
    ///
    /// `spec/instructions/ADD.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// second summand
    ///
    /// `spec/instructions/ADD.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
