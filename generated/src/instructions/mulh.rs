// Generated from spec/instructions/MULH.md by `cargo xtask regen`; do not edit.
//! MULH: High halves of products.

use crate::prelude::*;

/// High halves of products.
///
/// ```text
/// [(<pred>) ]mulh (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "MULH",
    opcode = 0x0d,
    text = ["[(<pred>) ]mulh (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/MULH.md",
    line = 7
)]
#[rule(
    Static,
    id = "MULH/opcode",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0d",
    doc = "the code of the instruction",
    sum = "ac86d960438cd4e8"
)]
#[rule(
    Static,
    id = "MULH/exec_size/reserved",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "MULH/exec_size/encoding",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MULH/dst/type",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "d5df00a2946ca92c"
)]
#[rule(
    Static,
    id = "MULH/dst/class",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MULH/dst/saturation",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 51,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "d5df00a2946ca92c"
)]
#[rule(
    Static,
    id = "MULH/src0/type",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MULH/src0/class",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MULH/src0/modifier",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MULH/src1/type",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MULH/src1/class",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MULH/src1/modifier",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MULH/src1/same",
    on = "",
    page = "spec/instructions/MULH.md",
    line = 56,
    kind = "type",
    expr = "ty(src1) == ty(src0)",
    doc = "`src1` must have the type of `src0`",
    sum = "b55e1a9fc6747fda"
)]
=======
#[visa(name = "MULH", opcode = 0x0d, lines = crate::lines::mulh)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Mulh {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The high half.
    #[field(Destination)] pub dst: VecOperand,
    /// One factor.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Mulh: "MULH" at crate::lines::mulh;

    /// the code of the instruction
    "opcode": opcode == 0x0d;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// factors have one type
    "src1/same" [type]: ty(src1) == ty(src0);
}
