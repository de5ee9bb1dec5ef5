// Generated from spec/instructions/LINE.md by `cargo xtask regen`; do not edit.
//! LINE: Heights of a line above points.

use crate::prelude::*;

/// Heights of a line above points.
///
/// ```text
/// [(<pred>) ]line[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "LINE",
    opcode = 0x0a,
    on = "-TGLLP",
    text = ["[(<pred>) ]line[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/LINE.md",
    line = 7
)]
#[rule(
    Static,
    id = "LINE/opcode",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x0a",
    doc = "the code of the instruction",
    sum = "a486fd2fd8cde0c3"
)]
#[rule(
    Static,
    id = "LINE/exec_size/reserved",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "LINE/exec_size/encoding",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "76ae0201d81987e7"
)]
#[rule(
    Static,
    id = "LINE/dst/type",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 49,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | F)",
    doc = "the types of the instruction",
    sum = "9fdcbaa21e617d97"
)]
#[rule(
    Static,
    id = "LINE/dst/class",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 49,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "LINE/src0/type",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | F)",
    doc = "the types of the instruction",
    sum = "4c1d453fb1d8534f"
)]
#[rule(
    Static,
    id = "LINE/src0/class",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(src0), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "LINE/src0/modifier",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 50,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4c1d453fb1d8534f"
)]
#[rule(
    Static,
    id = "LINE/src1/type",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | F)",
    doc = "the types of the instruction",
    sum = "d95735378a045a47"
)]
#[rule(
    Static,
    id = "LINE/src1/class",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "LINE/src1/modifier",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "d95735378a045a47"
)]
#[rule(
    Static,
    id = "LINE/src0/stride",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 54,
    kind = "field",
    expr = "region(src0) & 0xf0f == 0x101",
    doc = "`src0` must have vertical and horizontal stride 0: its region & 0xf0f must be 0x101",
    sum = "3d8e3bdeadb39727"
)]
#[rule(
    Static,
    id = "LINE/type_map",
    on = "",
    page = "spec/instructions/LINE.md",
    line = 63,
    kind = "type_map",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | F) && matches!(ty(src0), UB | B | UW | W | UD | D | F) && matches!(ty(src1), UB | B | UW | W | UD | D | F) => matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F) || matches!(ty(dst), UB | B | UW | W | UD | D) && matches!(ty(src0), UB | B | UW | W | UD | D) && matches!(ty(src1), UB | B | UW | W | UD | D)",
    doc = "the types that go together",
    sum = "5294a6b51d39fd07"
)]
#[rule(
    Static,
    id = "LINE/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 96,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
=======
#[visa(name = "LINE", opcode = 0x0a, on = "-TGLLP", lines = crate::lines::line)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Line {
    /// Channels and the mask over them.
    #[field(only = [0b010, 0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The heights.
    #[field(Destination)] pub dst: VecOperand,
    /// Slope, two numbers without a part, height at the origin.
    #[field(Source)] pub src0: VecOperand,
    /// The points.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Line: "LINE" at crate::lines::line;

    /// the code of the instruction
    "opcode": opcode == 0x0a;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), SHORT_INTEGERS | F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), SHORT_INTEGERS | F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), SHORT_INTEGERS | F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// all channels have the same line
    "src0/stride" [field]: region(src0) & 0xf0f == 0x101;
    /// the types that go together
    "type_map":
        matches!(ty(dst), SHORT_INTEGERS | F)
                && matches!(ty(src0), SHORT_INTEGERS | F)
                && matches!(ty(src1), SHORT_INTEGERS | F)
            => matches!(ty(dst), F) && matches!(ty(src0), F) && matches!(ty(src1), F)
                || matches!(ty(dst), SHORT_INTEGERS)
                    && matches!(ty(src0), SHORT_INTEGERS)
                    && matches!(ty(src1), SHORT_INTEGERS);
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
