// Generated from spec/instructions/SHR.md by `cargo xtask regen`; do not edit.
//! SHR: Shifts bits to the right per channel and fills with zeros.

use crate::prelude::*;

/// Shifts bits to the right per channel and fills with zeros.
///
/// ```text
/// [(<pred>) ]shr[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SHR",
    opcode = 0x25,
    text = ["[(<pred>) ]shr[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SHR.md",
    line = 7
)]
#[rule(
    Static,
    id = "SHR/opcode",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x25",
    doc = "the code of the instruction",
    sum = "13b351f99c2069dc"
)]
#[rule(
    Static,
    id = "SHR/exec_size/reserved",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SHR/exec_size/encoding",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SHR/dst/type",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | UW | UD | UQ)",
    doc = "the types of the instruction",
    sum = "3e3fe91e81eda45e"
)]
#[rule(
    Static,
    id = "SHR/dst/class",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SHR/src0/type",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | UW | UD | UQ)",
    doc = "the types of the instruction",
    sum = "7d069c092ff54e61"
)]
#[rule(
    Static,
    id = "SHR/src0/class",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHR/src0/modifier",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7d069c092ff54e61"
)]
#[rule(
    Static,
    id = "SHR/src1/type",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the operand",
    sum = "db74aa30012f953c"
)]
#[rule(
    Static,
    id = "SHR/src1/class",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHR/src1/modifier",
    on = "",
    page = "spec/instructions/SHR.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "f446ff878f2bef69"
)]
#[rule(
    Static,
    id = "SHR/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHR.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "SHR/src0/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHR.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), Q | UQ)",
    doc = "`src0` must not have type `q` or `uq`",
    sum = "45ade594944330bb"
)]
#[rule(
    Static,
    id = "SHR/src1/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHR.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), Q | UQ)",
    doc = "`src1` must not have type `q` or `uq`",
    sum = "d56ac41718631e06"
)]
=======
#[visa(name = "SHR", opcode = 0x25, lines = crate::lines::shr)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Shr {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The shifted bits.
    #[field(Destination)] pub dst: VecOperand,
    /// The bits.
    #[field(Source)] pub src0: VecOperand,
    /// How far.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Shr: "SHR" at crate::lines::shr;

    /// the code of the instruction
    "opcode": opcode == 0x25;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UB | UW | UD | UQ);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UB | UW | UD | UQ);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the operand
    "src1/type": matches!(ty(src1), INTEGERS);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// some platforms have no integers of 64 bits
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// some platforms shift no 64-bit integers
    "src0/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src0), Q | UQ);
    /// some platforms shift by no 64-bit integer
    "src1/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src1), Q | UQ);
}
