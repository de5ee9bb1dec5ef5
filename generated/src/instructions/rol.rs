//! Generated from spec/instructions/ROL.md by `cargo xtask regen`; do not edit.
//! ROL from `spec/instructions/ROL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Rotates bits to the left per channel.
///
/// `spec/instructions/ROL.md:7`
///
/// ```text
/// [(<pred>) ]rol (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ROL",
    opcode = 0x80,
    on = "ICLLP+",
    text = ["[(<pred>) ]rol (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/ROL.md",
    line = 7
)]
#[rule(
    Static,
    id = "ROL/opcode",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x80",
    doc = "the code of the instruction",
    sum = "3e67667632ff1cf7"
)]
#[rule(
    Static,
    id = "ROL/exec_size/reserved",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ROL/exec_size/encoding",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ROL/dst/type",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(dst), UW | W | UD | D) || on(\"PVC+\") && matches!(ty(dst), UQ | Q)",
    doc = "the types of the instruction",
    sum = "f118fed93fdfeeb5"
)]
#[rule(
    Static,
    id = "ROL/dst/class",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "ROL/dst/saturation",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 56,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "f118fed93fdfeeb5"
)]
#[rule(
    Static,
    id = "ROL/src0/type",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src0), UW | W | UD | D) || on(\"PVC+\") && matches!(ty(src0), UQ | Q)",
    doc = "the types of the instruction",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "ROL/src0/class",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ROL/src0/modifier",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "ROL/src1/type",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(src1), UW | W | UD | D) || on(\"PVC+\") && matches!(ty(src1), UQ | Q)",
    doc = "the types of the instruction",
    sum = "a1c96ab8f742af15"
)]
#[rule(
    Static,
    id = "ROL/src1/class",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 58,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "ROL/src1/modifier",
    on = "",
    page = "spec/instructions/ROL.md",
    line = 58,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "a1c96ab8f742af15"
)]
#[rule(
    Static,
    id = "ROL/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 138,
    kind = "platform",
    expr = "on(\"ICLLP+\")",
    doc = "the platforms that have the instruction",
    sum = "884df66e8b8fd34c"
)]
pub struct Rol {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ROL.md:30`
    #[field("ub", line = 30)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/ROL.md:55`
    #[field("uw", line = 55)]
    pub pred: PredBits,
    /// rotated bits
    ///
    /// `spec/instructions/ROL.md:56`
    #[field("vec_operand", line = 56, role = Destination)]
    pub dst: VecOperand,
    /// bits
    ///
    /// `spec/instructions/ROL.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src0: VecOperand,
    /// rotation count in bits
    ///
    /// `spec/instructions/ROL.md:58`
    #[field("vec_operand", line = 58, role = Source)]
    pub src1: VecOperand,
}
