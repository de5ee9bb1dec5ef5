//! Generated from spec/instructions/SQRTM.md by `cargo xtask regen`; do not edit.
//! SQRTM from `spec/instructions/SQRTM.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Square root per channel, rounded as IEEE 754 wants it.
///
/// `spec/instructions/SQRTM.md:7`
///
/// ```text
/// [(<pred>) ]sqrtm[.sat] (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SQRTM",
    opcode = 0x7e,
    on = "SKL,XEHP,PVC+",
    text = ["[(<pred>) ]sqrtm[.sat] (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/SQRTM.md",
    line = 7
)]
#[rule(
    Static,
    id = "SQRTM/opcode",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x7e",
    doc = "the code of the instruction",
    sum = "b20e093612b15cbf"
)]
#[rule(
    Static,
    id = "SQRTM/exec_size/reserved",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SQRTM/exec_size/encoding",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SQRTM/dst/type",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), DF | F)",
    doc = "the types of the instruction",
    sum = "51327e99d98c3f6d"
)]
#[rule(
    Static,
    id = "SQRTM/dst/class",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "SQRTM/src0/type",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), DF | F)",
    doc = "the types of the instruction",
    sum = "bb52442c3c94fe82"
)]
#[rule(
    Static,
    id = "SQRTM/src0/class",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SQRTM/src0/modifier",
    on = "",
    page = "spec/instructions/SQRTM.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "bb52442c3c94fe82"
)]
#[rule(
    Static,
    id = "SQRTM/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 58,
    kind = "platform",
    expr = "on(\"SKL,XEHP,PVC+\")",
    doc = "the platforms that have the instruction",
    sum = "06bead383f028c48"
)]
pub struct Sqrtm {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SQRTM.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/SQRTM.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// square root
    ///
    /// `spec/instructions/SQRTM.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// radicand
    ///
    /// `spec/instructions/SQRTM.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
}
