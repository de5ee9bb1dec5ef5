//! Generated from spec/instructions/DIVM.md by `cargo xtask regen`; do not edit.
//! DIVM from `spec/instructions/DIVM.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Divides floats and rounds the quotient as IEEE 754 demands.
///
/// `spec/instructions/DIVM.md:7`
///
/// ```text
/// [(<pred>) ]divm[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "DIVM",
    opcode = 0x7f,
    on = "SKL,XEHP,PVC+",
    text = ["[(<pred>) ]divm[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/DIVM.md",
    line = 7
)]
#[rule(
    Static,
    id = "DIVM/opcode",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x7f",
    doc = "the code of the instruction",
    sum = "8683790188044d51"
)]
#[rule(
    Static,
    id = "DIVM/exec_size/reserved",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "DIVM/exec_size/encoding",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "DIVM/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 30,
    kind = "platform",
    expr = "on(\"SKL,XEHP,PVC+\")",
    doc = "the platforms that have the instruction",
    sum = "06bead383f028c48"
)]
#[rule(
    Static,
    id = "DIVM/dst/type",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), F | DF)",
    doc = "the types of the instruction",
    sum = "0cfea1c75dd429c3"
)]
#[rule(
    Static,
    id = "DIVM/dst/class",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "DIVM/src0/type",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), F | DF)",
    doc = "the types of the instruction",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "DIVM/src0/class",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DIVM/src0/modifier",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "bd2a0becb96cba8b"
)]
#[rule(
    Static,
    id = "DIVM/src1/type",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), F | DF)",
    doc = "the types of the instruction",
    sum = "47795d747aedaabd"
)]
#[rule(
    Static,
    id = "DIVM/src1/class",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "DIVM/src1/modifier",
    on = "",
    page = "spec/instructions/DIVM.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "47795d747aedaabd"
)]
pub struct Divm {
    /// execution size and execution mask
    ///
    /// `spec/instructions/DIVM.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/DIVM.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// quotient
    ///
    /// `spec/instructions/DIVM.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// dividend
    ///
    /// `spec/instructions/DIVM.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// divisor
    ///
    /// `spec/instructions/DIVM.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
