// Generated from spec/instructions/SHL.md by `cargo xtask regen`; do not edit.
//! SHL: Shifts bits to the left per channel.

use crate::prelude::*;

/// Shifts bits to the left per channel.
///
/// ```text
/// [(<pred>) ]shl[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SHL",
    opcode = 0x24,
    text = ["[(<pred>) ]shl[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/SHL.md",
    line = 7
)]
#[rule(
    Static,
    id = "SHL/opcode",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x24",
    doc = "the code of the instruction",
    sum = "2fdb0f65b32c20a1"
)]
#[rule(
    Static,
    id = "SHL/exec_size/reserved",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SHL/exec_size/encoding",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SHL/dst/type",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "3e3fe91e81eda45e"
)]
#[rule(
    Static,
    id = "SHL/dst/class",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SHL/src0/type",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "7d069c092ff54e61"
)]
#[rule(
    Static,
    id = "SHL/src0/class",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHL/src0/modifier",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7d069c092ff54e61"
)]
#[rule(
    Static,
    id = "SHL/src1/type",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q)",
    doc = "the types of the instruction",
    sum = "841b7c7bb2083f0a"
)]
#[rule(
    Static,
    id = "SHL/src1/class",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SHL/src1/modifier",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "841b7c7bb2083f0a"
)]
#[rule(
    Static,
    id = "SHL/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHL.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "SHL/src0/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHL.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), Q | UQ)",
    doc = "`src0` must not have type `q` or `uq`",
    sum = "45ade594944330bb"
)]
#[rule(
    Static,
    id = "SHL/src1/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/SHL.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), Q | UQ)",
    doc = "`src1` must not have type `q` or `uq`",
    sum = "d56ac41718631e06"
)]
#[rule(
    Runtime,
    id = "SHL/dst/saturation_range",
    on = "",
    page = "spec/instructions/SHL.md",
    line = 61,
    kind = "access",
    expr = "modifier(dst) == Sat && (stored(dst) < -0x100000000 || stored(dst) > 0xffffffff) => undefined(stored(dst))",
    doc = "`dst` is undefined with the modifier `sat` if the full result is less than -0x100000000 or greater than 0xffffffff",
    sum = "763115490eee9139"
)]
=======
#[visa(name = "SHL", opcode = 0x24, lines = crate::lines::shl)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Shl {
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
    Shl: "SHL" at crate::lines::shl;

    /// the code of the instruction
    "opcode": opcode == 0x24;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
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
    /// a result to saturate has 33 bits at most
    "dst/saturation_range" [access, runtime]:
        modifier(dst) == Sat && (stored(dst) < -0x100000000 || stored(dst) > 0xffffffff) => undefined(stored(dst));
}
