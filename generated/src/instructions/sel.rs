// Generated from spec/instructions/SEL.md by `cargo xtask regen`; do not edit.
//! SEL: Picks one of two values per channel.

use crate::prelude::*;

/// Picks one of two values per channel.
///
/// ```text
/// [(<pred>) ]sel[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SEL",
    opcode = 0x2a,
    text = ["[(<pred>) ]sel[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SEL.md",
    line = 7
)]
#[rule(
    Static,
    id = "SEL/opcode",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2a",
    doc = "the code of the instruction",
    sum = "d923df22f9f6ac19"
)]
#[rule(
    Static,
    id = "SEL/exec_size/reserved",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SEL/exec_size/encoding",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SEL/dst/type",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "879195c2172eff86"
)]
#[rule(
    Static,
    id = "SEL/dst/class",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SEL/src0/type",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "926a27afc8737f1c"
)]
#[rule(
    Static,
    id = "SEL/src0/class",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SEL/src0/modifier",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "926a27afc8737f1c"
)]
#[rule(
    Static,
    id = "SEL/src1/type",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF",
    doc = "the types of the instruction",
    sum = "a7027079c9957f7b"
)]
#[rule(
    Static,
    id = "SEL/src1/class",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SEL/src1/modifier",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "a7027079c9957f7b"
)]
#[rule(
    Static,
    id = "SEL/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SEL.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "SEL/src0/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SEL.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), Q | UQ)",
    doc = "`src0` must not have type `q` or `uq`",
    sum = "45ade594944330bb"
)]
#[rule(
    Static,
    id = "SEL/src1/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SEL.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), Q | UQ)",
    doc = "`src1` must not have type `q` or `uq`",
    sum = "d56ac41718631e06"
)]
#[rule(
    Static,
    id = "SEL/type_map",
    on = "",
    page = "spec/instructions/SEL.md",
    line = 68,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF) && (matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF) => matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q) || on(\"XEHP+\") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(ty(src1), F | BF) || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF)",
    doc = "the types that go together",
    sum = "97d7bf19fa3e716b"
)]
=======
#[visa(name = "SEL", opcode = 0x2a, lines = crate::lines::sel)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Sel {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels take the first value.
    pub pred: PredBits,
    /// The choice.
    #[field(Destination)] pub dst: VecOperand,
    /// Value where the bit is set.
    #[field(Source)] pub src0: VecOperand,
    /// Value where it is clear.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Sel: "SEL" at crate::lines::sel;

    /// the code of the instruction
    "opcode": opcode == 0x2a;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF;
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF;
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF;
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// some platforms have no integers of 64 bits
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// some platforms select no 64-bit integers: not as first value
    "src0/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src0), Q | UQ);
    /// some platforms select no 64-bit integers: not as second value
    "src1/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src1), Q | UQ);
    /// the types that go together
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF);
}
