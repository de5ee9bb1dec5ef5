//! Generated from spec/instructions/MOV.md by `cargo xtask regen`; do not edit.
//! MOV from `spec/instructions/MOV.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Copies values per channel and converts their type.
///
/// `spec/instructions/MOV.md:7`
///
/// ```text
/// [(<pred>) ]mov[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MOV",
    opcode = 0x29,
    text = ["[(<pred>) ]mov[.sat] (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/MOV.md",
    line = 7
)]
#[rule(
    Static,
    id = "MOV/opcode",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x29",
    doc = "the code of the instruction",
    sum = "6f5631be7fe0e327"
)]
#[rule(
    Static,
    id = "MOV/exec_size/reserved",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "MOV/exec_size/encoding",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MOV/dst/type",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "e0ba47dc71b5e3bf"
)]
#[rule(
    Static,
    id = "MOV/dst/class",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MOV/src0/type",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "f52e022f6724ded8"
)]
#[rule(
    Static,
    id = "MOV/src0/class",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate | Predicate)",
    doc = "the classes of the operand",
    sum = "491540045792e5de"
)]
#[rule(
    Static,
    id = "MOV/src0/modifier",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "f52e022f6724ded8"
)]
#[rule(
    Static,
    id = "MOV/exec_size/predicate",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 57,
    kind = "class",
    expr = "class(src0) == Predicate => exec_size == 1",
    doc = "`exec_size` must be 1 if `src0` has class `predicate`",
    sum = "f28e3983e7014561"
)]
#[rule(
    Static,
    id = "MOV/pred/predicate",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 58,
    kind = "class",
    expr = "class(src0) == Predicate => pred.id == 0",
    doc = "`pred.id` must be 0 if `src0` has class `predicate`: the copy of a predicate is not predicated",
    sum = "4be54792c2f5f400"
)]
#[rule(
    Static,
    id = "MOV/dst/predicate_saturation",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 60,
    kind = "class",
    expr = "class(src0) == Predicate => modifier(dst) != Sat",
    doc = "`dst` must not have the modifier `sat` if `src0` has class `predicate`",
    sum = "ffb46092c772b422"
)]
#[rule(
    Static,
    id = "MOV/dst/predicate_type",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 62,
    kind = "class",
    expr = "class(src0) == Predicate => matches!(ty(dst), UB | UW | UD)",
    doc = "`dst` must have type `ub`, `uw` or `ud` if `src0` has class `predicate`",
    sum = "352644251ba1c8db"
)]
#[rule(
    Static,
    id = "MOV/dst/predicate_size",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 64,
    kind = "class",
    expr = "class(src0) == Predicate => bytes(ty(dst)) * 8 >= elems(src0)",
    doc = "`dst` must have a type whose bytes times 8 are at least the number of elements of `src0` if that has class `predicate`",
    sum = "cf16301efe77fd24"
)]
#[rule(
    Runtime,
    id = "MOV/dst/upper_bytes",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 66,
    kind = "access",
    expr = "class(src0) == Predicate && elems(src0) < 16 => undefined(upper_bytes(dst))",
    doc = "`dst` has undefined upper bytes if `src0` has class `predicate` and fewer than 16 elements",
    sum = "4621320e37b50946"
)]
#[rule(
    Static,
    id = "MOV/type_map",
    on = "",
    page = "spec/instructions/MOV.md",
    line = 75,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(src0) == BF) => matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF)",
    doc = "the types that go together",
    sum = "1e7e8b19b57d0bb9"
)]
pub struct Mov {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MOV.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/MOV.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// copy
    ///
    /// `spec/instructions/MOV.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// value
    ///
    /// `spec/instructions/MOV.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
}
