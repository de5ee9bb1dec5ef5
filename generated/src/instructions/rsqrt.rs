//! Generated from spec/instructions/RSQRT.md by `cargo xtask regen`; do not edit.
//! RSQRT from `spec/instructions/RSQRT.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Reciprocal square root per channel.
///
/// `spec/instructions/RSQRT.md:7`
///
/// ```text
/// [(<pred>) ]rsqrt[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RSQRT",
    opcode = 0x1a,
    text = ["[(<pred>) ]rsqrt[.sat] (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/RSQRT.md",
    line = 7
)]
#[rule(
    Static,
    id = "RSQRT/opcode",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x1a",
    doc = "the code of the instruction",
    sum = "82ff974eb0d32d8e"
)]
#[rule(
    Static,
    id = "RSQRT/exec_size/reserved",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RSQRT/exec_size/encoding",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RSQRT/dst/type",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), F | HF)",
    doc = "the types of the instruction",
    sum = "ba7b4bbb1fb6cddb"
)]
#[rule(
    Static,
    id = "RSQRT/dst/class",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "RSQRT/src0/type",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), F | HF)",
    doc = "the types of the instruction",
    sum = "bb52442c3c94fe82"
)]
#[rule(
    Static,
    id = "RSQRT/src0/class",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "RSQRT/src0/modifier",
    on = "",
    page = "spec/instructions/RSQRT.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "bb52442c3c94fe82"
)]
pub struct Rsqrt {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RSQRT.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RSQRT.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// reciprocal of the square root
    ///
    /// `spec/instructions/RSQRT.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// radicand
    ///
    /// `spec/instructions/RSQRT.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
}
