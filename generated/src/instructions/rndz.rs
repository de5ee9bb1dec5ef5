//! Generated from spec/instructions/RNDZ.md by `cargo xtask regen`; do not edit.
//! RNDZ from `spec/instructions/RNDZ.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Cuts off the fraction per channel.
///
/// `spec/instructions/RNDZ.md:7`
///
/// ```text
/// [(<pred>) ]rndz[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RNDZ",
    opcode = 0x15,
    text = ["[(<pred>) ]rndz[.sat] (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/RNDZ.md",
    line = 7
)]
#[rule(
    Static,
    id = "RNDZ/opcode",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x15",
    doc = "the code of the instruction",
    sum = "dbe8b89412d977aa"
)]
#[rule(
    Static,
    id = "RNDZ/exec_size/reserved",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RNDZ/exec_size/encoding",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RNDZ/dst/type",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "fe79c1e87ddd0128"
)]
#[rule(
    Static,
    id = "RNDZ/dst/class",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "RNDZ/src0/type",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "4e1e91f59ee4cd15"
)]
#[rule(
    Static,
    id = "RNDZ/src0/class",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "RNDZ/src0/modifier",
    on = "",
    page = "spec/instructions/RNDZ.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4e1e91f59ee4cd15"
)]
pub struct Rndz {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RNDZ.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RNDZ.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// integer
    ///
    /// `spec/instructions/RNDZ.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// number
    ///
    /// `spec/instructions/RNDZ.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
}
