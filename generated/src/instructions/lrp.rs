// Generated from spec/instructions/LRP.md by `cargo xtask regen`; do not edit.
//! LRP: Mixes two values in a ratio.

use crate::prelude::*;

/// Mixes two values in a ratio.
///
/// ```text
/// [(<pred>) ]lrp[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "LRP",
    opcode = 0x0e,
    on = "-ICLLP",
    text = ["[(<pred>) ]lrp[.sat] (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/LRP.md",
    line = 7
)]
#[rule(
    Static,
    id = "LRP/opcode",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0e",
    doc = "the code of the instruction",
    sum = "de1e7e8056cb2d25"
)]
#[rule(
    Static,
    id = "LRP/exec_size/reserved",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "LRP/exec_size/encoding",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "LRP/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 39,
    kind = "platform",
    expr = "on(\"-ICLLP\")",
    doc = "the platforms that have the instruction",
    sum = "5fbe81a91c5a0518"
)]
#[rule(
    Static,
    id = "LRP/dst/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "76590f696cf03dbf"
)]
#[rule(
    Static,
    id = "LRP/dst/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "LRP/src0/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "91fc03b461036d53"
)]
#[rule(
    Static,
    id = "LRP/src0/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "LRP/src0/modifier",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "91fc03b461036d53"
)]
#[rule(
    Static,
    id = "LRP/src1/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), F)",
    doc = "the types of the instruction",
    sum = "e1341e91b1e4e930"
)]
#[rule(
    Static,
    id = "LRP/src1/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "LRP/src1/modifier",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "e1341e91b1e4e930"
)]
#[rule(
    Static,
    id = "LRP/src2/type",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src2), F)",
    doc = "the types of the instruction",
    sum = "79d0aef1a7a95975"
)]
#[rule(
    Static,
    id = "LRP/src2/class",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src2), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "LRP/src2/modifier",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "79d0aef1a7a95975"
)]
#[rule(
    Static,
    id = "LRP/dst/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 57,
    kind = "align",
    expr = "offset(dst) % 16 == 0",
    doc = "`dst` must begin at a multiple of 16 bytes",
    sum = "69e92d4185e8613b"
)]
#[rule(
    Static,
    id = "LRP/src0/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 58,
    kind = "align",
    expr = "region(src0) == 0x121 || offset(src0) % 16 == 0",
    doc = "`src0` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes",
    sum = "2d6601a895d4e1ea"
)]
#[rule(
    Static,
    id = "LRP/src1/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 60,
    kind = "align",
    expr = "region(src1) == 0x121 || offset(src1) % 16 == 0",
    doc = "`src1` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes",
    sum = "db796183fbc044a8"
)]
#[rule(
    Static,
    id = "LRP/src2/align",
    on = "",
    page = "spec/instructions/LRP.md",
    line = 62,
    kind = "align",
    expr = "region(src2) == 0x121 || offset(src2) % 16 == 0",
    doc = "`src2` must have the region 0x121, which is <0;1,0>, or begin at a multiple of 16 bytes",
    sum = "67e678fd203dd7b2"
)]
=======
#[visa(name = "LRP", opcode = 0x0e, on = "-ICLLP", lines = crate::lines::lrp)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Lrp {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The mixture.
    #[field(Destination)] pub dst: VecOperand,
    /// Share of the first.
    #[field(Source)] pub src0: VecOperand,
    /// The first.
    #[field(Source)] pub src1: VecOperand,
    /// The second.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Lrp: "LRP" at crate::lines::lrp;

    /// the code of the instruction
    "opcode": opcode == 0x0e;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the platforms that have the instruction
    "platform": on("-ICLLP");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), F);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// the result begins at a multiple of 16 bytes
    "dst/align": offset(dst) % 16 == 0;
    /// the weights begin at a multiple of 16 bytes, unless <0;1,0> makes them one for all channels
    "src0/align": region(src0) == 0x121 || offset(src0) % 16 == 0;
    /// the first values begin at a multiple of 16 bytes, unless <0;1,0> makes them one for all channels
    "src1/align": region(src1) == 0x121 || offset(src1) % 16 == 0;
    /// the second values begin at a multiple of 16 bytes, unless <0;1,0> makes them one for all channels
    "src2/align": region(src2) == 0x121 || offset(src2) % 16 == 0;
}
