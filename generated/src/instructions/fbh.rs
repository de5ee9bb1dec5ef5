//! Generated from spec/instructions/FBH.md by `cargo xtask regen`; do not edit.
//! FBH from `spec/instructions/FBH.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Finds the highest bit that differs from the sign.
///
/// `spec/instructions/FBH.md:7`
///
/// ```text
/// [(<pred>) ]fbh (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "FBH",
    opcode = 0x2f,
    text = ["[(<pred>) ]fbh (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/FBH.md",
    line = 7
)]
#[rule(
    Static,
    id = "FBH/opcode",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2f",
    doc = "the code of the instruction",
    sum = "444fc0c4277c87ec"
)]
#[rule(
    Static,
    id = "FBH/exec_size/reserved",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "FBH/exec_size/encoding",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FBH/dst/type",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UD)",
    doc = "the types of the operand",
    sum = "3bad1afe6de2c6a3"
)]
#[rule(
    Static,
    id = "FBH/dst/class",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "FBH/dst/saturation",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "82913c059e7f4888"
)]
#[rule(
    Static,
    id = "FBH/src0/type",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the operand",
    sum = "04edebf5474ee71b"
)]
#[rule(
    Static,
    id = "FBH/src0/class",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "FBH/src0/modifier",
    on = "",
    page = "spec/instructions/FBH.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "f20c201b35592ae1"
)]
pub struct Fbh {
    /// execution size and execution mask
    ///
    /// `spec/instructions/FBH.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/FBH.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// number of bits above the bit that is found
    ///
    /// `spec/instructions/FBH.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// value
    ///
    /// `spec/instructions/FBH.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
}
