//! Generated from spec/instructions/BFE.md by `cargo xtask regen`; do not edit.
//! BFE from `spec/instructions/BFE.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Takes a field of bits out of values.
///
/// `spec/instructions/BFE.md:7`
///
/// ```text
/// [(<pred>) ]bfe (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "BFE",
    opcode = 0x46,
    text = ["[(<pred>) ]bfe (<exec_size>) <dst> <src0> <src1> <src2>"],
    page = "spec/instructions/BFE.md",
    line = 7
)]
#[rule(
    Static,
    id = "BFE/opcode",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x46",
    doc = "the code of the instruction",
    sum = "eb656f49ac60cbb3"
)]
#[rule(
    Static,
    id = "BFE/exec_size/reserved",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "BFE/exec_size/encoding",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "BFE/dst/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 54,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "db4d6e4ea884b40b"
)]
#[rule(
    Static,
    id = "BFE/dst/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 54,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "BFE/dst/saturation",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 54,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "db4d6e4ea884b40b"
)]
#[rule(
    Static,
    id = "BFE/src0/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "ca0739c430234a2e"
)]
#[rule(
    Static,
    id = "BFE/src0/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFE/src0/modifier",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 55,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "ca0739c430234a2e"
)]
#[rule(
    Static,
    id = "BFE/src1/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "7a2ae79c66990d5a"
)]
#[rule(
    Static,
    id = "BFE/src1/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFE/src1/modifier",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "7a2ae79c66990d5a"
)]
#[rule(
    Static,
    id = "BFE/src2/type",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "fd77dca3858cb821"
)]
#[rule(
    Static,
    id = "BFE/src2/class",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFE/src2/modifier",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "fd77dca3858cb821"
)]
#[rule(
    Static,
    id = "BFE/exec_size/two",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 60,
    kind = "field",
    expr = "exec_size != 2",
    doc = "`exec_size` must not be 2",
    sum = "9d0203a36cf36eaa"
)]
#[rule(
    Static,
    id = "BFE/dst/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 61,
    kind = "align",
    expr = "exec_size != 1 => offset(dst) % 16 == 0",
    doc = "`dst` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "bedfe0a81e25931c"
)]
#[rule(
    Static,
    id = "BFE/src0/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 62,
    kind = "align",
    expr = "exec_size != 1 => offset(src0) % 16 == 0",
    doc = "`src0` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "6bf3bad79e469641"
)]
#[rule(
    Static,
    id = "BFE/src1/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 63,
    kind = "align",
    expr = "exec_size != 1 => offset(src1) % 16 == 0",
    doc = "`src1` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "289e549a0baf5478"
)]
#[rule(
    Static,
    id = "BFE/src2/align",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 64,
    kind = "align",
    expr = "exec_size != 1 => offset(src2) % 16 == 0",
    doc = "`src2` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "dc70c48245480e67"
)]
#[rule(
    Static,
    id = "BFE/type_map",
    on = "",
    page = "spec/instructions/BFE.md",
    line = 71,
    kind = "type_map",
    expr = "matches!(ty(dst), UD | D) && matches!(ty(src0), UD | D) && matches!(ty(src1), UD | D) && matches!(ty(src2), UD | D) => matches!(ty(dst), UD) && matches!(ty(src0), UD) && matches!(ty(src1), UD) && matches!(ty(src2), UD) || matches!(ty(dst), D) && matches!(ty(src0), D) && matches!(ty(src1), D) && matches!(ty(src2), D)",
    doc = "the types that go together",
    sum = "15d13f19b0917414"
)]
pub struct Bfe {
    /// execution size and execution mask
    ///
    /// `spec/instructions/BFE.md:28`
    #[field("ub", line = 28)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/BFE.md:53`
    #[field("uw", line = 53)]
    pub pred: PredBits,
    /// bit field, extended by its sign if the type is D, else by zeros
    ///
    /// `spec/instructions/BFE.md:54`
    #[field("vec_operand", line = 54, role = Destination)]
    pub dst: VecOperand,
    /// width of the bit field in bits
    ///
    /// `spec/instructions/BFE.md:55`
    #[field("vec_operand", line = 55, role = Source)]
    pub src0: VecOperand,
    /// number of the lowest bit of the bit field
    ///
    /// `spec/instructions/BFE.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src1: VecOperand,
    /// value that contains the bit field
    ///
    /// `spec/instructions/BFE.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src2: VecOperand,
}
