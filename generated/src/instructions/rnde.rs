//! Generated from spec/instructions/RNDE.md by `cargo xtask regen`; do not edit.
//! RNDE from `spec/instructions/RNDE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Rounds to the nearest integer per channel.
///
/// `spec/instructions/RNDE.md:7`
///
/// ```text
/// [(<pred>) ]rnde[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "RNDE",
    opcode = 0x14,
    text = ["[(<pred>) ]rnde[.sat] (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/RNDE.md",
    line = 7
)]
#[rule(
    Static,
    id = "RNDE/opcode",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x14",
    doc = "the code of the instruction",
    sum = "7dd7af9f79ac49ea"
)]
#[rule(
    Static,
    id = "RNDE/exec_size/reserved",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "RNDE/exec_size/encoding",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RNDE/dst/type",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), F)",
    doc = "the types of the instruction",
    sum = "fe79c1e87ddd0128"
)]
#[rule(
    Static,
    id = "RNDE/dst/class",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "RNDE/src0/type",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(src0), F)",
    doc = "the types of the instruction",
    sum = "4e1e91f59ee4cd15"
)]
#[rule(
    Static,
    id = "RNDE/src0/class",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "RNDE/src0/modifier",
    on = "",
    page = "spec/instructions/RNDE.md",
    line = 54,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "4e1e91f59ee4cd15"
)]
pub struct Rnde {
    /// execution size and execution mask
    ///
    /// `spec/instructions/RNDE.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/RNDE.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// integer
    ///
    /// `spec/instructions/RNDE.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// number
    ///
    /// `spec/instructions/RNDE.md:54`
    #[field("vec_operand", line = 54, role = Source)]
    pub src0: VecOperand,
}
