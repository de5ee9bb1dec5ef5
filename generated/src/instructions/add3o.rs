// Generated from spec/instructions/ADD3O.md by `cargo xtask regen`; do not edit.
//! ADD3O: Adds three values per channel and tells where the sum overflows.

use crate::prelude::*;

/// Adds three values per channel and tells where the sum overflows.
///
/// ```text
/// [(<pred>) ]add3.o (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "ADD3O",
    opcode = 0x92,
    on = "XEHP+",
    text = ["[(<pred>) ]add3.o (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/ADD3O.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADD3O/opcode",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x92",
    doc = "the code of the instruction",
    sum = "4b361448716eed60"
)]
#[rule(
    Static,
    id = "ADD3O/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 25,
    kind = "platform",
    expr = "on(\"XEHP+\")",
    doc = "the platforms that have the instruction",
    sum = "3c93d733e8b2157f"
)]
#[rule(
    Static,
    id = "ADD3O/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "ADD3O/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADD3O/dst/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "749152c4027ebdee"
)]
#[rule(
    Static,
    id = "ADD3O/dst/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ADD3O/dst/saturation",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "749152c4027ebdee"
)]
#[rule(
    Static,
    id = "ADD3O/src0/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "f725b3a52b57cc86"
)]
#[rule(
    Static,
    id = "ADD3O/src0/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADD3O/src0/modifier",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "f725b3a52b57cc86"
)]
#[rule(
    Static,
    id = "ADD3O/src1/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src1), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "e2aa8a71c422d17a"
)]
#[rule(
    Static,
    id = "ADD3O/src1/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADD3O/src1/modifier",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "e2aa8a71c422d17a"
)]
#[rule(
    Static,
    id = "ADD3O/src2/type",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src2), UW | W | UD | D)",
    doc = "the types of the instruction",
    sum = "2a54106d251173ad"
)]
#[rule(
    Static,
    id = "ADD3O/src2/class",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "9e6e6a5717025248"
)]
#[rule(
    Static,
    id = "ADD3O/src2/modifier",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src2), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "2a54106d251173ad"
)]
#[rule(
    Static,
    id = "ADD3O/pred/some",
    on = "",
    page = "spec/instructions/ADD3O.md",
    line = 59,
    kind = "predication",
    expr = "pred.id != 0",
    doc = "`pred.id` must not be 0: `pred` names the variable that receives the overflow bits",
    sum = "1ad679d70862cf9c"
)]
=======
#[visa(name = "ADD3O", opcode = 0x92, on = "XEHP+", lines = crate::lines::add3o)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Add3o {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Predicate variable that takes the answers.
    pub pred: PredBits,
    /// The sum.
    #[field(Destination)] pub dst: VecOperand,
    /// One addend.
    #[field(Source)] pub src0: VecOperand,
    /// Another.
    #[field(Source)] pub src1: VecOperand,
    /// The third.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Add3o: "ADD3O" at crate::lines::add3o;

    /// the code of the instruction
    "opcode": opcode == 0x92;
    /// the platforms that have the instruction
    "platform": on("XEHP+");
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UW | W | UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UW | W | UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UW | W | UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UW | W | UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// there is a variable for the answers
    "pred/some" [predication]: pred.id != 0;
}
