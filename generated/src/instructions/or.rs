// Generated from spec/instructions/OR.md by `cargo xtask regen`; do not edit.
//! OR: Bitwise disjunction per channel.

use crate::prelude::*;

/// Bitwise disjunction per channel.
///
/// ```text
/// [(<pred>) ]or (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    sum = "7d7b8f602a3428e6"
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
    sum = "b651c69c63dbea66"
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
    sum = "b651c69c63dbea66"
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
    sum = "fb6f72addfac900c"
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
    sum = "fb6f72addfac900c"
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
    sum = "3ecddd7988dbedb5"
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
    sum = "3ecddd7988dbedb5"
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
=======
#[visa(name = "OR", opcode = 0x21, lines = crate::lines::or)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Or {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The bits that one of them has.
    #[field(Destination)] pub dst: VecOperand,
    /// One value.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Or: "OR" at crate::lines::or;

    /// the code of the instruction
    "opcode": opcode == 0x21;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS | BOOL);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect | Predicate);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS | BOOL);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Predicate | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Not);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), INTEGERS | BOOL);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Predicate | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Not);
    /// predicates are combined without predication
    "pred/predicate" [class]: class(dst) == Predicate => pred.id == 0;
    /// a predicate has a bit for every channel
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// the first source has a bit for every channel
    "src0/elems" [field]: elems(src0) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// the second source has a bit for every channel
    "src1/elems" [field]: elems(src1) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// the types that go together
    "type_map":
        matches!(ty(dst), INTEGERS | BOOL)
                && matches!(ty(src0), INTEGERS | BOOL)
                && matches!(ty(src1), INTEGERS | BOOL)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || matches!(ty(dst), BOOL) && matches!(ty(src0), BOOL) && matches!(ty(src1), BOOL);
}
