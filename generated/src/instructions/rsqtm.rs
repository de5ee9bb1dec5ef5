//! Generated from spec/instructions/RSQTM.md by `cargo xtask regen`; do not edit.
//! RSQTM from `spec/instructions/RSQTM.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// First step of a reciprocal square root per channel, for programs that refine the result themselves.
///
/// `spec/instructions/RSQTM.md:7`
///
/// ```text
/// [(<pred>) ]rsqtm (<exec_size>) <dst> <pred_dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "560b3ce16fbc92bc"
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
    sum = "8a0db908816bede4"
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
    sum = "8a0db908816bede4"
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
    sum = "3e0e815a3f7ba3df"
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
    sum = "bb52442c3c94fe82"
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
    sum = "bb52442c3c94fe82"
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
pub struct Rsqtm {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RSQTM.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RSQTM.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// approximation, or the final result for special numbers
    ///
    /// `spec/instructions/RSQTM.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// channels whose result is final
    ///
    /// `spec/instructions/RSQTM.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub pred_dst: VecOperand,
    /// radicand
    ///
    /// `spec/instructions/RSQTM.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
}
