// Generated from spec/instructions/MOV.md by `cargo xtask regen`; do not edit.
//! MOV: Copies values per channel and converts their type.

use crate::prelude::*;

/// Copies values per channel and converts their type.
///
/// ```text
/// [(<pred>) ]mov[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    sum = "7d7b8f602a3428e6"
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
    sum = "27a57c8e7f3c6594"
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
    sum = "6b678a5ab84e8881"
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
    sum = "6b678a5ab84e8881"
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
=======
#[visa(name = "MOV", opcode = 0x29, lines = crate::lines::mov)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Mov {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The copy.
    #[field(Destination)] pub dst: VecOperand,
    /// The value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Mov: "MOV" at crate::lines::mov;

    /// the code of the instruction
    "opcode": opcode == 0x29;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(dst) == BF;
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src0) == BF;
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate | Predicate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// a predicate is one number
    "exec_size/predicate" [class]: class(src0) == Predicate => exec_size == 1;
    /// the copy of a predicate is not predicated
    "pred/predicate" [class]: class(src0) == Predicate => pred.id == 0;
    /// the copy of a predicate is not saturated
    "dst/predicate_saturation" [class]: class(src0) == Predicate => modifier(dst) != Sat;
    /// the number that a predicate becomes is unsigned
    "dst/predicate_type" [class]: class(src0) == Predicate => matches!(ty(dst), UB | UW | UD);
    /// the type of the number has a bit for each element of the predicate
    "dst/predicate_size" [class]: class(src0) == Predicate => bytes(ty(dst)) * 8 >= elems(src0);
    /// bits above those of a short predicate have no defined value
    "dst/upper_bytes" [access, runtime]: class(src0) == Predicate && elems(src0) < 16 => undefined(upper_bytes(dst));
    /// the types that go together
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src0) == BF)
            => matches!(ty(dst), INTEGERS | FLOATS | BOOL) && matches!(ty(src0), INTEGERS | FLOATS | BOOL)
                || on("XEHP+") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF);
}
