//! Generated from spec/instructions/OR.md by `cargo xtask regen`; do not edit.
//! OR from `spec/instructions/OR.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Bitwise disjunction per channel.
///
/// `spec/instructions/OR.md:7`
///
/// ```text
/// [(<pred>) ]or (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "OR",
    opcode = 0x21,
    text = ["[(<pred>) ]or (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/OR.md",
    line = 7
)]
#[rule(
    Static,
    id = "OR/opcode",
    on = "",
    page = "spec/instructions/OR.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x21",
    doc = "the code of the instruction",
    sum = "85b0c8e6d0bbf730"
)]
#[rule(
    Static,
    id = "OR/exec_size/reserved",
    on = "",
    page = "spec/instructions/OR.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "OR/exec_size/encoding",
    on = "",
    page = "spec/instructions/OR.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "OR/dst/type",
    on = "",
    page = "spec/instructions/OR.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | BOOL)",
    doc = "the types of the instruction",
    sum = "0780680ac6cf2495"
)]
#[rule(
    Static,
    id = "OR/dst/class",
    on = "",
    page = "spec/instructions/OR.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect | Predicate)",
    doc = "the classes of the operand",
    sum = "625c553e29d55f57"
)]
#[rule(
    Static,
    id = "OR/dst/saturation",
    on = "",
    page = "spec/instructions/OR.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "0780680ac6cf2495"
)]
#[rule(
    Static,
    id = "OR/src0/type",
    on = "",
    page = "spec/instructions/OR.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | BOOL)",
    doc = "the types of the instruction",
    sum = "13e9fc647e56ac3e"
)]
#[rule(
    Static,
    id = "OR/src0/class",
    on = "",
    page = "spec/instructions/OR.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Predicate | Immediate)",
    doc = "the classes of the operand",
    sum = "9e3e330b9aecd5ce"
)]
#[rule(
    Static,
    id = "OR/src0/modifier",
    on = "",
    page = "spec/instructions/OR.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Not)",
    doc = "the modifiers of sources",
    sum = "13e9fc647e56ac3e"
)]
#[rule(
    Static,
    id = "OR/src1/type",
    on = "",
    page = "spec/instructions/OR.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | BOOL)",
    doc = "the types of the instruction",
    sum = "6ef1c271f31b29bf"
)]
#[rule(
    Static,
    id = "OR/src1/class",
    on = "",
    page = "spec/instructions/OR.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Predicate | Immediate)",
    doc = "the classes of the operand",
    sum = "9e3e330b9aecd5ce"
)]
#[rule(
    Static,
    id = "OR/src1/modifier",
    on = "",
    page = "spec/instructions/OR.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Not)",
    doc = "the modifiers of sources",
    sum = "6ef1c271f31b29bf"
)]
#[rule(
    Static,
    id = "OR/pred/predicate",
    on = "",
    page = "spec/instructions/OR.md",
    line = 58,
    kind = "class",
    expr = "class(dst) == Predicate => pred.id == 0",
    doc = "`pred.id` must be 0 if `dst` has class `predicate`: operations on predicates are not predicated",
    sum = "1e0bed612ba434aa"
)]
#[rule(
    Static,
    id = "OR/dst/elems",
    on = "",
    page = "spec/instructions/OR.md",
    line = 60,
    kind = "field",
    expr = "elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "ebcfdb5e807d7777"
)]
#[rule(
    Static,
    id = "OR/src0/elems",
    on = "",
    page = "spec/instructions/OR.md",
    line = 62,
    kind = "field",
    expr = "elems(src0) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`src0` must name a predicate variable with an element for each channel of the execution mask",
    sum = "5044b78840d5b398"
)]
#[rule(
    Static,
    id = "OR/src1/elems",
    on = "",
    page = "spec/instructions/OR.md",
    line = 64,
    kind = "field",
    expr = "elems(src1) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`src1` must name a predicate variable with an element for each channel of the execution mask",
    sum = "9d112aa3eb33fd09"
)]
#[rule(
    Static,
    id = "OR/type_map",
    on = "",
    page = "spec/instructions/OR.md",
    line = 72,
    kind = "type_map",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | BOOL) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | BOOL) && matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | BOOL) => matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q) || matches!(ty(dst), BOOL) && matches!(ty(src0), BOOL) && matches!(ty(src1), BOOL)",
    doc = "the types that go together",
    sum = "091d3407b5b2f824"
)]
pub struct Or {
    /// execution size and execution mask
    ///
    /// `spec/instructions/OR.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/OR.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// bits that are set in one or both sources
    ///
    /// `spec/instructions/OR.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// first value
    ///
    /// `spec/instructions/OR.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
    /// second value
    ///
    /// `spec/instructions/OR.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src1: VecOperand,
}
