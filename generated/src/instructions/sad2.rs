// Generated from spec/instructions/SAD2.md by `cargo xtask regen`; do not edit.
//! SAD2: Adds up the absolute differences of pairs of channels.

use crate::prelude::*;

/// Adds up the absolute differences of pairs of channels.
///
/// ```text
/// [(<pred>) ]sad2[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SAD2",
    opcode = 0x16,
    on = "-ICLLP",
    text = ["[(<pred>) ]sad2[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SAD2.md",
    line = 7
)]
#[rule(
    Static,
    id = "SAD2/opcode",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x16",
    doc = "the code of the instruction",
    sum = "c75aaa16bbacdea7"
)]
#[rule(
    Static,
    id = "SAD2/exec_size/reserved",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SAD2/exec_size/encoding",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SAD2/dst/type",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), W | UW)",
    doc = "the types of the operand",
    sum = "db946b7f9a36e661"
)]
#[rule(
    Static,
    id = "SAD2/dst/class",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SAD2/src0/type",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), B | UB)",
    doc = "the types of the operand",
    sum = "8cd2469a1fa47253"
)]
#[rule(
    Static,
    id = "SAD2/src0/class",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SAD2/src0/modifier",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "55ba97c6cfe5cfb2"
)]
#[rule(
    Static,
    id = "SAD2/src1/type",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), B | UB)",
    doc = "the types of the operand",
    sum = "8cd2469a1fa47253"
)]
#[rule(
    Static,
    id = "SAD2/src1/class",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SAD2/src1/modifier",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7fd92639064bd983"
)]
#[rule(
    Static,
    id = "SAD2/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 54,
    kind = "platform",
    expr = "on(\"-ICLLP\")",
    doc = "the platforms that have the instruction",
    sum = "5fbe81a91c5a0518"
)]
#[rule(
    Runtime,
    id = "SAD2/dst/odd",
    on = "",
    page = "spec/instructions/SAD2.md",
    line = 56,
    kind = "access",
    expr = "exec_size > 1 => undefined(stored(dst))",
    doc = "`dst` has undefined values in its odd elements if `exec_size` is greater than 1",
    sum = "6a594b2b50e0bc77"
)]
=======
#[visa(name = "SAD2", opcode = 0x16, on = "-ICLLP", lines = crate::lines::sad2)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Sad2 {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// One sum for two channels, in the even ones.
    #[field(Destination)] pub dst: VecOperand,
    /// Numbers.
    #[field(Source)] pub src0: VecOperand,
    /// What they differ from.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Sad2: "SAD2" at crate::lines::sad2;

    /// the code of the instruction
    "opcode": opcode == 0x16;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the operand
    "dst/type": matches!(ty(dst), W | UW);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the operand
    "src0/type": matches!(ty(src0), B | UB);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the operand
    "src1/type": matches!(ty(src1), B | UB);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the platforms that have the instruction
    "platform": on("-ICLLP");
    /// elements of odd channels have no defined value
    "dst/odd" [access, runtime]: exec_size > 1 => undefined(stored(dst));
}
