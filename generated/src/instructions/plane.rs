// Generated from spec/instructions/PLN.md by `cargo xtask regen`; do not edit.
//! PLANE: Heights of a plane above points.

use crate::prelude::*;

/// Heights of a plane above points.
///
/// ```text
/// [(<pred>) ]plane[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "PLANE",
    opcode = 0x6b,
    on = "-ICLLP",
    text = ["[(<pred>) ]plane[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/PLN.md",
    line = 7
)]
#[rule(
    Static,
    id = "PLANE/opcode",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x6b",
    doc = "the code of the instruction",
    sum = "8c639c8d15846da2"
)]
#[rule(
    Static,
    id = "PLANE/exec_size/reserved",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "PLANE/exec_size/encoding",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "de8702f7177968d5"
)]
#[rule(
    Static,
    id = "PLANE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 46,
    kind = "platform",
    expr = "on(\"-ICLLP\")",
    doc = "the platforms that have the instruction",
    sum = "5fbe81a91c5a0518"
)]
#[rule(
    Static,
    id = "PLANE/dst/type",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "9fdcbaa21e617d97"
)]
#[rule(
    Static,
    id = "PLANE/dst/class",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "PLANE/src0/type",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "f92d69adee8d5a5b"
)]
#[rule(
    Static,
    id = "PLANE/src0/class",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "PLANE/src0/modifier",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "f92d69adee8d5a5b"
)]
#[rule(
    Static,
    id = "PLANE/src1/type",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src1), F)",
    doc = "the types of the instruction",
    sum = "69d24196705eb26d"
)]
#[rule(
    Static,
    id = "PLANE/src1/class",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "PLANE/src1/modifier",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "69d24196705eb26d"
)]
#[rule(
    Static,
    id = "PLANE/src0/align",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 55,
    kind = "align",
    expr = "offset(src0) % 16 == 0",
    doc = "`src0` must begin at a multiple of 16 bytes",
    sum = "b29fd30dc0fae1ce"
)]
#[rule(
    Static,
    id = "PLANE/src1/align",
    on = "",
    page = "spec/instructions/PLN.md",
    line = 56,
    kind = "align",
    expr = "offset(src1) % grf() == 0",
    doc = "`src1` must begin at a multiple of the register size",
    sum = "d8d32d483b90bb25"
)]
=======
#[visa(name = "PLANE", opcode = 0x6b, on = "-ICLLP", lines = crate::lines::plane)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Plane {
    /// Channels and the mask over them.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The heights.
    #[field(Destination)] pub dst: VecOperand,
    /// Slopes along u and v, a number without a part, height at the origin.
    #[field(Source)] pub src0: VecOperand,
    /// The points: eight times u, eight times v, and so on.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Plane: "PLANE" at crate::lines::plane;

    /// the code of the instruction
    "opcode": opcode == 0x6b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// the platforms that have the instruction
    "platform": on("-ICLLP");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// the four numbers begin at a multiple of 16 bytes
    "src0/align": offset(src0) % 16 == 0;
    /// the points begin at a register
    "src1/align": offset(src1) % grf() == 0;
}
