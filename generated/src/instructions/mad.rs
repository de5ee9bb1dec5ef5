// Generated from spec/instructions/MAD.md by `cargo xtask regen`; do not edit.
//! MAD: Multiplies two values and adds a third.

use crate::prelude::*;

/// Multiplies two values and adds a third.
///
/// ```text
/// [(<pred>) ]mad[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
    sum = "7d7b8f602a3428e6"
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
    sum = "fd80ce50ddcb4f90"
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
    sum = "3d2402148ef26f34"
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
    sum = "3d2402148ef26f34"
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
    sum = "65200411bdaa97bf"
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
    sum = "65200411bdaa97bf"
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
    sum = "6c065e78a49660fc"
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
    sum = "6c065e78a49660fc"
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
=======
#[visa(name = "MAD", opcode = 0x0c, lines = crate::lines::mad)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Mad {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The result.
    #[field(Destination)] pub dst: VecOperand,
    /// One factor.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
    /// The addend.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Mad: "MAD" at crate::lines::mad;

    /// the code of the instruction
    "opcode": opcode == 0x0c;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF;
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF;
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF;
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(src2) == BF;
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// only floats saturate
    "dst/saturation" [modifier]: modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF);
    /// the types that go together
    "type_map":
        (matches!(ty(dst), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
                && (matches!(ty(src2), SHORT_INTEGERS | FLOATS) || on("XEHP+") && ty(src2) == BF)
            => matches!(ty(dst), UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UD | D | UW | W | UB | B)
                    && matches!(ty(src2), UD | D | UW | W | UB | B)
                || matches!(ty(dst), F | HF)
                    && matches!(ty(src0), F | HF)
                    && matches!(ty(src1), F | HF)
                    && matches!(ty(src2), F | HF)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF)
                    && matches!(ty(src2), F | BF)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) && matches!(ty(src2), DF);
}
