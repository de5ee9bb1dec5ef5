// Generated from spec/instructions/MADW.md by `cargo xtask regen`; do not edit.
//! MADW: Multiplies two values of 32 bits and adds a third, to 64 bits.

use crate::prelude::*;

/// Multiplies two values of 32 bits and adds a third, to 64 bits.
///
/// ```text
/// [(<pred>) ]madw (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "MADW",
    opcode = 0x91,
    text = ["[(<pred>) ]madw (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/MADW.md",
    line = 7
)]
#[rule(
    Static,
    id = "MADW/opcode",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x91",
    doc = "the code of the instruction",
    sum = "2ca23423b8b85329"
)]
#[rule(
    Static,
    id = "MADW/exec_size/reserved",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "MADW/exec_size/encoding",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "7e17e3bb35d91a21"
)]
#[rule(
    Static,
    id = "MADW/dst/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "bf25b9c9882ec8e1"
)]
#[rule(
    Static,
    id = "MADW/dst/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MADW/dst/saturation",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "bf25b9c9882ec8e1"
)]
#[rule(
    Static,
    id = "MADW/src0/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MADW/src0/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MADW/src0/modifier",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4e132fb1920ffe3f"
)]
#[rule(
    Static,
    id = "MADW/src1/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MADW/src1/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MADW/src1/modifier",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c2441dd0078904f0"
)]
#[rule(
    Static,
    id = "MADW/src2/type",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "c5d13e5865430167"
)]
#[rule(
    Static,
    id = "MADW/src2/class",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MADW/src2/modifier",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "c5d13e5865430167"
)]
#[rule(
    Static,
    id = "MADW/dst/align",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 60,
    kind = "align",
    expr = "offset(dst) % grf() == 0",
    doc = "`dst` must begin at a multiple of the register size",
    sum = "7ce58e8830b645af"
)]
#[rule(
    Static,
    id = "MADW/dst/size",
    on = "",
    page = "spec/instructions/MADW.md",
    line = 61,
    kind = "size",
    expr = "room(dst) >= max(exec_size * 4, grf()) + exec_size * 4",
    doc = "`dst` must provide 4 bytes for each channel of both halves of the result; the upper half starts in the next register",
    sum = "4f8d68c9e638ccd9"
)]
=======
#[visa(name = "MADW", opcode = 0x91, lines = crate::lines::madw)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Madw {
    /// Channels and the mask over them.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Low halves of the results, and high halves in the registers behind them.
    #[field(Destination)] pub dst: VecOperand,
    /// One factor.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
    /// The addend.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Madw: "MADW" at crate::lines::madw;

    /// the code of the instruction
    "opcode": opcode == 0x91;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
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
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// the result begins at a register
    "dst/align": offset(dst) % grf() == 0;
    /// both halves fit
    "dst/size": room(dst) >= max(exec_size * 4, grf()) + exec_size * 4;
}
