//! Generated from spec/instructions/SETP.md by `cargo xtask regen`; do not edit.
//! SETP from `spec/instructions/SETP.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::VecOperand;
/// Sets the bits of a predicate variable.
///
/// `spec/instructions/SETP.md:7`
///
/// ```text
/// setp (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SETP",
    opcode = 0x2b,
    text = ["setp (<exec_size>) <dst> <src0>"],
    page = "spec/instructions/SETP.md",
    line = 7
)]
#[rule(
    Static,
    id = "SETP/opcode",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2b",
    doc = "the code of the instruction",
    sum = "d629ee32b6427882"
)]
#[rule(
    Static,
    id = "SETP/exec_size/reserved",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 27,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "SETP/exec_size/encoding",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 28,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "SETP/dst/class",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(dst), Predicate)",
    doc = "the classes of the operand",
    sum = "03258fad1e175a91"
)]
#[rule(
    Static,
    id = "SETP/dst/saturation",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 52,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "0987ae0335f71f5f"
)]
#[rule(
    Static,
    id = "SETP/src0/type",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src0), UB | UW | UD)",
    doc = "the types of the operand",
    sum = "65968acf5af02da6"
)]
#[rule(
    Static,
    id = "SETP/src0/class",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "SETP/src0/modifier",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "456a8162ce2e03f4"
)]
#[rule(
    Static,
    id = "SETP/dst/elems",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 56,
    kind = "field",
    expr = "elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "ebcfdb5e807d7777"
)]
#[rule(
    Static,
    id = "SETP/exec_size/whole",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 58,
    kind = "field",
    expr = "exec_size == 32 => exec_size.mask == M1_NM",
    doc = "`exec_size` 32 must have the mask `m1_nm`: it sets all elements",
    sum = "6c219c13fda28740"
)]
#[rule(
    Static,
    id = "SETP/exec_size/half",
    on = "",
    page = "spec/instructions/SETP.md",
    line = 60,
    kind = "field",
    expr = "exec_size < 32 => matches!(exec_size.mask, M1_NM | M5_NM)",
    doc = "`exec_size` less than 32 must have the mask `m1_nm` or `m5_nm`: it sets the lower or upper half of the elements",
    sum = "5cb3dc58a7853765"
)]
pub struct Setp {
    /// execution size and execution mask
    ///
    /// `spec/instructions/SETP.md:27`
    #[field("ub", line = 27)]
    pub exec_size: ExecSizeBits,
    /// bits
    ///
    /// `spec/instructions/SETP.md:52`
    #[field("vec_operand", line = 52, role = Destination)]
    pub dst: VecOperand,
    /// number with a bit for each channel, or an element for each channel
    ///
    /// `spec/instructions/SETP.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src0: VecOperand,
}
