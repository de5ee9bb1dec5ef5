// Generated from spec/instructions/INVM.md by `cargo xtask regen`; do not edit.
//! INVM: Begins a division: an approximation of the quotient, and where it is final.

use crate::prelude::*;

/// Begins a division: an approximation of the quotient, and where it is final.
///
/// ```text
/// [(<pred>) ]invm (<exec_size>) <dst> <pred_dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "INVM",
    opcode = 0x9b,
    on = "XEHP+,SKL",
    text = ["[(<pred>) ]invm (<exec_size>) <dst> <pred_dst> <src0> <src1>"],
    page = "spec/instructions/INVM.md",
    line = 7
)]
#[rule(
    Static,
    id = "INVM/opcode",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x9b",
    doc = "the code of the instruction",
    sum = "e84a6447da424463"
)]
#[rule(
    Static,
    id = "INVM/exec_size/reserved",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "INVM/exec_size/encoding",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "INVM/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 37,
    kind = "platform",
    expr = "on(\"XEHP+,SKL\")",
    doc = "the platforms that have the instruction",
    sum = "e84bfaeb6d4a5449"
)]
#[rule(
    Static,
    id = "INVM/dst/type",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), F | DF)",
    doc = "the types of the instruction",
    sum = "23aaa3e4e7db8fca"
)]
#[rule(
    Static,
    id = "INVM/dst/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "INVM/dst/saturation",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "23aaa3e4e7db8fca"
)]
#[rule(
    Static,
    id = "INVM/pred_dst/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(pred_dst), Predicate)",
    doc = "the classes of the operand",
    sum = "03258fad1e175a91"
)]
#[rule(
    Static,
    id = "INVM/pred_dst/saturation",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(pred_dst) != Sat",
    doc = "results do not saturate",
    sum = "c943bdc68e203ebd"
)]
#[rule(
    Static,
    id = "INVM/src0/type",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), F | DF)",
    doc = "the types of the instruction",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "INVM/src0/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "INVM/src0/modifier",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "INVM/src1/type",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), F | DF)",
    doc = "the types of the instruction",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "INVM/src1/class",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "INVM/src1/modifier",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "INVM/pred_dst/elems",
    on = "",
    page = "spec/instructions/INVM.md",
    line = 59,
    kind = "field",
    expr = "elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`pred_dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "1ad64a3d047e95d7"
)]
=======
#[visa(name = "INVM", opcode = 0x9b, on = "XEHP+,SKL", lines = crate::lines::invm)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Invm {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The approximation.
    #[field(Destination)] pub dst: VecOperand,
    /// Where nothing is left to refine.
    #[field(Destination)] pub pred_dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Invm: "INVM" at crate::lines::invm;

    /// the code of the instruction
    "opcode": opcode == 0x9b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the platforms that have the instruction
    "platform": on("XEHP+,SKL");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F | DF);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the classes of the operand
    "pred_dst/class": matches!(class(pred_dst), Predicate);
    /// results do not saturate
    "pred_dst/saturation": modifier(pred_dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F | DF);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F | DF);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// every channel has a bit
    "pred_dst/elems" [field]: elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
}
