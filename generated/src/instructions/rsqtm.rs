// Generated from spec/instructions/RSQTM.md by `cargo xtask regen`; do not edit.
//! RSQTM: First step of a reciprocal square root per channel, for programs that refine the result themselves.

use crate::prelude::*;

/// First step of a reciprocal square root per channel, for programs that refine the result themselves.
///
/// ```text
/// [(<pred>) ]rsqtm (<exec_size>) <dst> <pred_dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "RSQTM",
    opcode = 0x9c,
    on = "XEHP+,SKL",
    text = ["[(<pred>) ]rsqtm (<exec_size>) <dst> <pred_dst> <src0>"],
    page = "spec/instructions/RSQTM.md",
    line = 7
)]
#[rule(
    Static,
    id = "RSQTM/opcode",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x9c",
    doc = "the code of the instruction",
    sum = "0d25bb4feaa42673"
)]
#[rule(
    Static,
    id = "RSQTM/exec_size/reserved",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "RSQTM/exec_size/encoding",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RSQTM/dst/type",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), DF | F)",
    doc = "the types of the instruction",
    sum = "6ddca9334b1ae6fe"
)]
#[rule(
    Static,
    id = "RSQTM/dst/class",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "RSQTM/dst/saturation",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "6ddca9334b1ae6fe"
)]
#[rule(
    Static,
    id = "RSQTM/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 53,
    kind = "platform",
    expr = "on(\"XEHP+,SKL\")",
    doc = "the platforms that have the instruction",
    sum = "e84bfaeb6d4a5449"
)]
#[rule(
    Static,
    id = "RSQTM/pred_dst/class",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(pred_dst), Predicate)",
    doc = "the classes of the operand",
    sum = "03258fad1e175a91"
)]
#[rule(
    Static,
    id = "RSQTM/pred_dst/saturation",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(pred_dst) != Sat",
    doc = "results do not saturate",
    sum = "f4c7386087f7b089"
)]
#[rule(
    Static,
    id = "RSQTM/src0/type",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), DF | F)",
    doc = "the types of the instruction",
    sum = "40405b78390dc081"
)]
#[rule(
    Static,
    id = "RSQTM/src0/class",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "RSQTM/src0/modifier",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "40405b78390dc081"
)]
#[rule(
    Static,
    id = "RSQTM/pred_dst/elems",
    on = "",
    page = "spec/instructions/RSQTM.md",
    line = 58,
    kind = "field",
    expr = "elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`pred_dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "1ad64a3d047e95d7"
)]
=======
#[visa(name = "RSQTM", opcode = 0x9c, on = "XEHP+,SKL", lines = crate::lines::rsqtm)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Rsqtm {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The approximation, or the final result where it is a special number.
    #[field(Destination)] pub dst: VecOperand,
    /// Which results are final.
    #[field(Destination)] pub pred_dst: VecOperand,
    /// The radicand.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Rsqtm: "RSQTM" at crate::lines::rsqtm;

    /// the code of the instruction
    "opcode": opcode == 0x9c;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), DF | F);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the platforms that have the instruction
    "platform": on("XEHP+,SKL");
    /// the classes of the operand
    "pred_dst/class": matches!(class(pred_dst), Predicate);
    /// results do not saturate
    "pred_dst/saturation": modifier(pred_dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), DF | F);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// every channel has a bit
    "pred_dst/elems" [field]: elems(pred_dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
}
