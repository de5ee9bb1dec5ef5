//! Generated from spec/instructions/ADDC.md by `cargo xtask regen`; do not edit.
//! ADDC from `spec/instructions/ADDC.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Adds two values per channel and gives sum and carry.
///
/// `spec/instructions/ADDC.md:7`
///
/// ```text
/// [(<pred>) ]addc (<exec_size>) <dst> <carry> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ADDC",
    opcode = 0x49,
    text = ["[(<pred>) ]addc (<exec_size>) <dst> <carry> <src0> <src1>"],
    page = "spec/instructions/ADDC.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADDC/opcode",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x49",
    doc = "the code of the instruction",
    sum = "b4f559b583d97179"
)]
#[rule(
    Static,
    id = "ADDC/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ADDC/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADDC/dst/type",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(dst), UD)",
    doc = "the types of the instruction",
    sum = "b1a705d288c895bb"
)]
#[rule(
    Static,
    id = "ADDC/dst/class",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ADDC/dst/saturation",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 53,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "b1a705d288c895bb"
)]
#[rule(
    Static,
    id = "ADDC/carry/type",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(carry), UD)",
    doc = "the types of the instruction",
    sum = "8f8069989f1d31f0"
)]
#[rule(
    Static,
    id = "ADDC/carry/class",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(carry), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ADDC/carry/saturation",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(carry) != Sat",
    doc = "results do not saturate",
    sum = "8f8069989f1d31f0"
)]
#[rule(
    Static,
    id = "ADDC/src0/type",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UD)",
    doc = "the types of the instruction",
    sum = "c958921b0e3bac75"
)]
#[rule(
    Static,
    id = "ADDC/src0/class",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADDC/src0/modifier",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "c958921b0e3bac75"
)]
#[rule(
    Static,
    id = "ADDC/src1/type",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UD)",
    doc = "the types of the instruction",
    sum = "2724b13c89e63750"
)]
#[rule(
    Static,
    id = "ADDC/src1/class",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ADDC/src1/modifier",
    on = "",
    page = "spec/instructions/ADDC.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "2724b13c89e63750"
)]
pub struct Addc {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ADDC.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/ADDC.md:52`
    #[field("uw", line = 52)]
    pub pred: PredBits,
    /// sum
    ///
    /// `spec/instructions/ADDC.md:53`
    #[field("vec_operand", line = 53, role = Destination)]
    pub dst: VecOperand,
    /// carry of the sum: 0 or 1
    ///
    /// `spec/instructions/ADDC.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub carry: VecOperand,
    /// first summand
    ///
    /// `spec/instructions/ADDC.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// second summand
    ///
    /// `spec/instructions/ADDC.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
}
