//! Generated from spec/instructions/BFREV.md by `cargo xtask regen`; do not edit.
//! BFREV from `spec/instructions/BFREV.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Reverses the order of the bits.
///
/// `spec/instructions/BFREV.md:7`
///
/// ```text
/// [(<pred>) ]bfrev (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "BFREV",
    opcode = 0x48,
    text = ["[(<pred>) ]bfrev (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/BFREV.md",
    line = 7
)]
#[rule(
    Static,
    id = "BFREV/opcode",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x48",
    doc = "the code of the instruction",
    sum = "13c25006189e544b"
)]
#[rule(
    Static,
    id = "BFREV/exec_size/reserved",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "BFREV/exec_size/encoding",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 27,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "BFREV/dst/type",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "07d00d28177f4311"
)]
#[rule(
    Static,
    id = "BFREV/dst/class",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "BFREV/dst/saturation",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 52,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "07d00d28177f4311"
)]
#[rule(
    Static,
    id = "BFREV/src0/type",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "609bf57fa1efb3aa"
)]
#[rule(
    Static,
    id = "BFREV/src0/class",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFREV/src0/modifier",
    on = "",
    page = "spec/instructions/BFREV.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "609bf57fa1efb3aa"
)]
pub struct Bfrev {
    /// execution size and execution mask
    ///
    /// `spec/instructions/BFREV.md:26`
    #[field("ub", line = 26)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/BFREV.md:51`
    #[field("uw", line = 51)]
    pub pred: PredBits,
    /// bits in reverse order
    ///
    /// `spec/instructions/BFREV.md:52`
    #[field("vec_operand", line = 52, role = Destination)]
    pub dst: VecOperand,
    /// bits
    ///
    /// `spec/instructions/BFREV.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src0: VecOperand,
}
