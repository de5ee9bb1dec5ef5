// Generated from spec/instructions/DP3.md by `cargo xtask regen`; do not edit.
//! DP3: Dot products of vectors with three elements, one for each four channels.

use crate::prelude::*;

/// Dot products of vectors with three elements, one for each four channels.
///
/// ```text
/// [(<pred>) ]dp3[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "DP3",
    opcode = 0x05,
    on = "-TGLLP",
    text = ["[(<pred>) ]dp3[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/DP3.md",
    line = 7
)]
#[rule(
    Static,
    id = "DP3/opcode",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x05",
    doc = "the code of the instruction",
    sum = "bc907fae7baf1078"
)]
#[rule(
    Static,
    id = "DP3/exec_size/reserved",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "DP3/exec_size/encoding",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "76ae0201d81987e7"
)]
#[rule(
    Static,
    id = "DP3/dst/type",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 50,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "f1fd2e5339f5186b"
)]
#[rule(
    Static,
    id = "DP3/dst/class",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 50,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "DP3/src0/type",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "576b45b8f4b8734c"
)]
#[rule(
    Static,
    id = "DP3/src0/class",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DP3/src0/modifier",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 51,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "576b45b8f4b8734c"
)]
#[rule(
    Static,
    id = "DP3/src1/type",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src1), F)",
    doc = "the types of the instruction",
    sum = "f73a2764c735b630"
)]
#[rule(
    Static,
    id = "DP3/src1/class",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DP3/src1/modifier",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "f73a2764c735b630"
)]
#[rule(
    Static,
    id = "DP3/dst/stride",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 55,
    kind = "field",
    expr = "region(dst) & 0xf00 == 0x200",
    doc = "`dst` must have horizontal stride 1: its region & 0xf00 must be 0x200",
    sum = "779413bb597e4aa8"
)]
#[rule(
    Static,
    id = "DP3/src0/stride",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 56,
    kind = "field",
    expr = "region(src0) & 0xf00 == 0x200 || region(src0) == 0x122",
    doc = "`src0` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>",
    sum = "fab87af6d379476f"
)]
#[rule(
    Static,
    id = "DP3/src1/stride",
    on = "",
    page = "spec/instructions/DP3.md",
    line = 58,
    kind = "field",
    expr = "region(src1) & 0xf00 == 0x200 || region(src1) == 0x122",
    doc = "`src1` must have horizontal stride 1 (region & 0xf00 is 0x200) or the region 0x122, which is <1;1,0>",
    sum = "9e7aec2fed50c451"
)]
#[rule(
    Static,
    id = "DP3/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 93,
    kind = "platform",
    expr = "on(\"-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "d3c8d9e50619920b"
)]
=======
#[visa(name = "DP3", opcode = 0x05, on = "-TGLLP", lines = crate::lines::dp3)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Dp3 {
    /// Channels and the mask over them.
    #[field(only = [0b010, 0b011, 0b100, 0b101])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The product, in all four channels of a group.
    #[field(Destination)] pub dst: VecOperand,
    /// Four elements for each group, of which the first three count.
    #[field(Source)] pub src0: VecOperand,
    /// Likewise.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Dp3: "DP3" at crate::lines::dp3;

    /// the code of the instruction
    "opcode": opcode == 0x05;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// results stand side by side
    "dst/stride" [field]: region(dst) & 0xf00 == 0x200;
    /// the elements of the first vector stand side by side
    "src0/stride" [field]: region(src0) & 0xf00 == 0x200 || region(src0) == 0x122;
    /// the elements of the second vector stand side by side
    "src1/stride" [field]: region(src1) & 0xf00 == 0x200 || region(src1) == 0x122;
    /// the platforms that have the instruction
    "platform": on("-TGLLP");
}
