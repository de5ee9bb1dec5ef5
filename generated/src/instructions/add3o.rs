//! Generated from spec/instructions/ADD3O.md by `cargo xtask regen`; do not edit.
//! ADD3O from `spec/instructions/ADD3O.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Adds three values per channel and tells where the sum overflows.
///
/// `spec/instructions/ADD3O.md:7`
///
/// ```text
/// [(<pred>) ]add3.o (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ADD3O",
    opcode = 0x92,
    on = "XEHP+",
    text = ["[(<pred>) ]add3.o (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/ADD3O.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADD3O/opcode",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x92",
    doc = "the code of the instruction",
    sum = "4b361448716eed60"
)]
#[rule(
    Static,
    id = "ADD3O/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 25,
    kind = "platform",
    expr = "on(\"XEHP+\")",
    doc = "the platforms that have the instruction",
    sum = "3c93d733e8b2157f"
)]
#[rule(
    Static,
    id = "ADD3O/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ADD3O/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADD3O/dst/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "b1a705d288c895bb"
)]
#[rule(
    Static,
    id = "ADD3O/dst/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ADD3O/dst/saturation",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "b1a705d288c895bb"
)]
#[rule(
    Static,
    id = "ADD3O/src0/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "c958921b0e3bac75"
)]
#[rule(
    Static,
    id = "ADD3O/src0/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADD3O/src0/modifier",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c958921b0e3bac75"
)]
#[rule(
    Static,
    id = "ADD3O/src1/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "2724b13c89e63750"
)]
#[rule(
    Static,
    id = "ADD3O/src1/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADD3O/src1/modifier",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "2724b13c89e63750"
)]
#[rule(
    Static,
    id = "ADD3O/src2/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src2), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "7d2bbc9ff6dc387d"
)]
#[rule(
    Static,
    id = "ADD3O/src2/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "ADD3O/src2/modifier",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7d2bbc9ff6dc387d"
)]
#[rule(
    Static,
    id = "ADD3O/pred/some",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 59,
    kind = "predication",
    expr = "pred.id != 0",
    doc = "`pred.id` must not be 0: `pred` names the variable that receives the overflow bits",
    sum = "1ad679d70862cf9c"
)]
pub struct Add3o {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ADD3O.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate variable that receives the overflow bits
    ///
    /// `spec/instructions/ADD3O.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// sum
    ///
    /// `spec/instructions/ADD3O.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// first summand
    ///
    /// `spec/instructions/ADD3O.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
    /// second summand
    ///
    /// `spec/instructions/ADD3O.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src1: VecOperand,
    /// third summand
    ///
    /// `spec/instructions/ADD3O.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src2: VecOperand,
}
