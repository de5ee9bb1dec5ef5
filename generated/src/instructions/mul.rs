// Generated from spec/instructions/MUL.md by `cargo xtask regen`; do not edit.
//! MUL: Multiplies per channel.

use crate::prelude::*;

/// Multiplies per channel.
///
/// ```text
/// [(<pred>) ]mul[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "MUL",
    opcode = 0x10,
    text = ["[(<pred>) ]mul[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/MUL.md",
    line = 7
)]
#[rule(
    Static,
    id = "MUL/opcode",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x10",
    doc = "the code of the instruction",
    sum = "7a34c049a745ccef"
)]
#[rule(
    Static,
    id = "MUL/exec_size/reserved",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "MUL/exec_size/encoding",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MUL/dst/type",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "002367c6ce2f1eea"
)]
#[rule(
    Static,
    id = "MUL/dst/class",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MUL/src0/type",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MUL/src0/class",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MUL/src0/modifier",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MUL/src1/type",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF",
    doc = "the types of the instruction",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MUL/src1/class",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MUL/src1/modifier",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MUL/dst/saturation",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 56,
    kind = "modifier",
    expr = "modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF)",
    doc = "`dst` must have type `df`, `f`, `hf` or `bf` if its modifier is `sat`",
    sum = "ef2660351dcdb00a"
)]
#[rule(
    Static,
    id = "MUL/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/MUL.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "MUL/src0/byte",
    on = "PVC+",
    page = "spec/instructions/MUL.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), B | UB)",
    doc = "`src0` must not have type `b` or `ub`",
    sum = "910d0bf47fcb1ce3"
)]
#[rule(
    Static,
    id = "MUL/src1/byte",
    on = "PVC+",
    page = "spec/instructions/MUL.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), B | UB)",
    doc = "`src1` must not have type `b` or `ub`",
    sum = "ef70d788c7bb9a96"
)]
#[rule(
    Static,
    id = "MUL/type_map",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 68,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF) && (matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF) => matches!(ty(dst), UD | D | UW | W | UB | B) && matches!(ty(src0), UD | D | UW | W | UB | B) && matches!(ty(src1), UD | D | UW | W | UB | B) || matches!(ty(dst), UQ | Q) && matches!(ty(src0), UD | D) && matches!(ty(src1), UD | D) || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF) || on(\"XEHP+\") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(ty(src1), F | BF)",
    doc = "the types that go together",
    sum = "1e5ca519b5605181"
)]
=======
#[visa(name = "MUL", opcode = 0x10, lines = crate::lines::mul)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Mul {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The product.
    #[field(Destination)] pub dst: VecOperand,
    /// One factor.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Mul: "MUL" at crate::lines::mul;

    /// the code of the instruction
    "opcode": opcode == 0x10;
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
    /// only floats saturate
    "dst/saturation" [modifier]: modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF);
    /// some platforms have no integers of 64 bits
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// some platforms multiply no bytes: not as first factor
    "src0/byte" [type, on "PVC+"]: !matches!(ty(src0), B | UB);
    /// some platforms multiply no bytes: not as second factor
    "src1/byte" [type, on "PVC+"]: !matches!(ty(src1), B | UB);
    /// the types that go together
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS) || on("XEHP+") && ty(src0) == BF)
                && (matches!(ty(src1), INTEGERS | FLOATS) || on("XEHP+") && ty(src1) == BF)
            => matches!(ty(dst), UD | D | UW | W | UB | B)
                    && matches!(ty(src0), UD | D | UW | W | UB | B)
                    && matches!(ty(src1), UD | D | UW | W | UB | B)
                || matches!(ty(dst), UQ | Q) && matches!(ty(src0), UD | D) && matches!(ty(src1), UD | D)
                || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF)
                || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF)
                || on("XEHP+")
                    && matches!(ty(dst), F | BF)
                    && matches!(ty(src0), F | BF)
                    && matches!(ty(src1), F | BF);
}
