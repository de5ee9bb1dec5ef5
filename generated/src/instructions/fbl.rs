//! Generated from spec/instructions/FBL.md by `cargo xtask regen`; do not edit.
//! FBL from `spec/instructions/FBL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Finds the lowest bit that is set.
///
/// `spec/instructions/FBL.md:7`
///
/// ```text
/// [(<pred>) ]fbl (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "FBL",
    opcode = 0x2e,
    text = ["[(<pred>) ]fbl (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/FBL.md",
    line = 7
)]
#[rule(
    Static,
    id = "FBL/opcode",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2e",
    doc = "the code of the instruction",
    sum = "40191995b55c93f9"
)]
#[rule(
    Static,
    id = "FBL/exec_size/reserved",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "FBL/exec_size/encoding",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FBL/dst/type",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UD)",
    doc = "the types of the instruction",
    sum = "149f218bef13f238"
)]
#[rule(
    Static,
    id = "FBL/dst/class",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "FBL/dst/saturation",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 51,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "149f218bef13f238"
)]
#[rule(
    Static,
    id = "FBL/src0/type",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | UW | UD)",
    doc = "the types of the operand",
    sum = "65968acf5af02da6"
)]
#[rule(
    Static,
    id = "FBL/src0/class",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "FBL/src0/modifier",
    on = "",
    page = "spec/instructions/FBL.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "3ae6e079be468f30"
)]
pub struct Fbl {
    /// execution size and execution mask
    ///
    /// `spec/instructions/FBL.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/FBL.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// number of zeros below the lowest 1
    ///
    /// `spec/instructions/FBL.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// value
    ///
    /// `spec/instructions/FBL.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
}
