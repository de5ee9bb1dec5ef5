// Generated from spec/instructions/DIV.md by `cargo xtask regen`; do not edit.
//! DIV: Divides per channel.

use crate::prelude::*;

/// Divides per channel.
///
/// ```text
/// [(<pred>) ]div[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "DIV",
    opcode = 0x03,
    text = ["[(<pred>) ]div[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/DIV.md",
    line = 7
)]
#[rule(
    Static,
    id = "DIV/opcode",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x03",
    doc = "the code of the instruction",
    sum = "55644c92bbc8c85c"
)]
#[rule(
    Static,
    id = "DIV/exec_size/reserved",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "DIV/exec_size/encoding",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "DIV/dst/type",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | HF | F | DF)",
    doc = "the types of the instruction",
    sum = "7666cb733ec5f314"
)]
#[rule(
    Static,
    id = "DIV/dst/class",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "DIV/src0/type",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | HF | F | DF)",
    doc = "the types of the instruction",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "DIV/src0/class",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DIV/src0/modifier",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "DIV/src1/type",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | HF | F | DF)",
    doc = "the types of the instruction",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "DIV/src1/class",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DIV/src1/modifier",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "DIV/dst/saturation",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 56,
    kind = "modifier",
    expr = "modifier(dst) == Sat => matches!(ty(dst), DF | F | HF)",
    doc = "`dst` must have type `df`, `f` or `hf` if its modifier is `sat`",
    sum = "45b7d81c80f844d4"
)]
#[rule(
    Static,
    id = "DIV/type_map",
    on = "",
    page = "spec/instructions/DIV.md",
    line = 65,
    kind = "type_map",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | HF | F | DF) && matches!(ty(src0), UB | B | UW | W | UD | D | HF | F | DF) && matches!(ty(src1), UB | B | UW | W | UD | D | HF | F | DF) => matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF) || on(\"-XEHP\") && matches!(ty(dst), UD | D | UW | W | UB | B) && matches!(ty(src0), UD | D | UW | W | UB | B) && matches!(ty(src1), UD | D | UW | W | UB | B)",
    doc = "the types that go together",
    sum = "e0447a1991cac968"
)]
=======
#[visa(name = "DIV", opcode = 0x03, lines = crate::lines::div)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Div {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The quotient.
    #[field(Destination)] pub dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Div: "DIV" at crate::lines::div;

    /// the code of the instruction
    "opcode": opcode == 0x03;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), SHORT_INTEGERS | FLOATS);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), SHORT_INTEGERS | FLOATS);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), SHORT_INTEGERS | FLOATS);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// only floats saturate
    "dst/saturation" [modifier]: modifier(dst) == Sat => matches!(ty(dst), DF | F | HF);
    /// the types that go together
    "type_map":
        matches!(ty(dst), SHORT_INTEGERS | FLOATS)
                && matches!(ty(src0), SHORT_INTEGERS | FLOATS)
                && matches!(ty(src1), SHORT_INTEGERS | FLOATS)
            => matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF)
                || on("-XEHP")
                    && matches!(ty(dst), UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UD | D | UW | W | UB | B);
}
