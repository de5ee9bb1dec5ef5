//! Generated from spec/instructions/ADDR_ADD.md by `cargo xtask regen`; do not edit.
//! ADDR_ADD from `spec/instructions/ADDR_ADD.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::VecOperand;
/// Takes addresses of variables and adds bytes to them, per channel.
///
/// `spec/instructions/ADDR_ADD.md:7`
///
/// ```text
/// addr_add (<exec_size>) <dst> <src0:&> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "ADDR_ADD",
    opcode = 0x28,
    text = ["addr_add (<exec_size>) <dst> <src0:&> <src1>"],
    page = "spec/instructions/ADDR_ADD.md",
    line = 7
)]
#[rule(
    Static,
    id = "ADDR_ADD/opcode",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x28",
    doc = "the code of the instruction",
    sum = "098553b2da4bb6d1"
)]
#[rule(
    Static,
    id = "ADDR_ADD/exec_size/reserved",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "ADDR_ADD/exec_size/encoding",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "ADDR_ADD/dst/class",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), Address)",
    doc = "the classes of the operand",
    sum = "b2e6bd1fc431f9d0"
)]
#[rule(
    Static,
    id = "ADDR_ADD/dst/saturation",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "d50b953d40cf7f52"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/class",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), Address | General | State)",
    doc = "the classes of the operand",
    sum = "0158556328521445"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/modifier",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "7493ef2e26f8b5f8"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src1/type",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UW)",
    doc = "the types of the operand",
    sum = "3be6f8fe6e140524"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src1/class",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Immediate)",
    doc = "the classes of the operand",
    sum = "f17237f3287282b9"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src1/modifier",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "5e1a4d5979dd6761"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/region",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 59,
    kind = "class",
    expr = "class(src0) == General => region(src0) == 0x121",
    doc = "`src0` of class `general` must have the region 0x121, which is <0;1,0>",
    sum = "2c10b4a16254c75d"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/predefined",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 61,
    kind = "null",
    expr = "class(src0) == General && declared(src0) && !null(src0) => index(src0) >= 32",
    doc = "`src0` of class `general` must name a variable with an index of at least 32: predefined variables have no address",
    sum = "dfef787aa6053a12"
)]
#[rule(
    Static,
    id = "ADDR_ADD/src0/predefined_surface",
    on = "",
    page = "spec/instructions/ADDR_ADD.md",
    line = 63,
    kind = "class",
    expr = "class(src0) == State => storage(src0) != 0 || index(src0) >= 6",
    doc = "`src0` of class `state` must name a sampler (storage other than 0) or an index of at least 6: predefined surfaces have no address",
    sum = "cb2706838f045071"
)]
pub struct AddrAdd {
    /// execution size and execution mask
    ///
    /// `spec/instructions/ADDR_ADD.md:29`
    #[field("ub", line = 29)]
    pub exec_size: ExecSizeBits,
    /// sums
    ///
    /// `spec/instructions/ADDR_ADD.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub dst: VecOperand,
    /// addresses, or variable whose address is taken
    ///
    /// `spec/instructions/ADDR_ADD.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// number of bytes to add
    ///
    /// `spec/instructions/ADDR_ADD.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
}
