//! Generated from spec/instructions/BFI.md by `cargo xtask regen`; do not edit.
//! BFI from `spec/instructions/BFI.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Puts a field of bits into values.
///
/// `spec/instructions/BFI.md:7`
///
/// ```text
/// [(<pred>) ]bfi (<exec_size>) <dst> <src0> <src1> <src2> <src3>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "BFI",
    opcode = 0x47,
    text = ["[(<pred>) ]bfi (<exec_size>) <dst> <src0> <src1> <src2> <src3>"],
    page = "spec/instructions/BFI.md",
    line = 7
)]
#[rule(
    Static,
    id = "BFI/opcode",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x47",
    doc = "the code of the instruction",
    sum = "aba84648bf42d43c"
)]
#[rule(
    Static,
    id = "BFI/exec_size/reserved",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "BFI/exec_size/encoding",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "BFI/dst/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(dst), UD | D)",
    doc = "the types of the instruction",
    sum = "c034179ba6382ed7"
)]
#[rule(
    Static,
    id = "BFI/dst/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 55,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "BFI/dst/saturation",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 55,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "c034179ba6382ed7"
)]
#[rule(
    Static,
    id = "BFI/src0/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src0), UD | D)",
    doc = "the types of the instruction",
    sum = "ca0739c430234a2e"
)]
#[rule(
    Static,
    id = "BFI/src0/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 56,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src0/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 56,
    kind = "modifier",
    expr = "matches!(modifier(src0), None)",
    doc = "the modifiers of sources",
    sum = "ca0739c430234a2e"
)]
#[rule(
    Static,
    id = "BFI/src1/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the instruction",
    sum = "cc4c6d42383bcbe1"
)]
#[rule(
    Static,
    id = "BFI/src1/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 57,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src1/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 57,
    kind = "modifier",
    expr = "matches!(modifier(src1), None)",
    doc = "the modifiers of sources",
    sum = "cc4c6d42383bcbe1"
)]
#[rule(
    Static,
    id = "BFI/src2/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the instruction",
    sum = "47883bcfc502205b"
)]
#[rule(
    Static,
    id = "BFI/src2/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 58,
    kind = "class",
    expr = "matches!(class(src2), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src2/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 58,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "47883bcfc502205b"
)]
#[rule(
    Static,
    id = "BFI/src3/type",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(src3), UD | D)",
    doc = "the types of the instruction",
    sum = "8447c2b9253b9781"
)]
#[rule(
    Static,
    id = "BFI/src3/class",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 59,
    kind = "class",
    expr = "matches!(class(src3), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "BFI/src3/modifier",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 59,
    kind = "modifier",
    expr = "matches!(modifier(src3), None)",
    doc = "the modifiers of sources",
    sum = "8447c2b9253b9781"
)]
#[rule(
    Static,
    id = "BFI/exec_size/two",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 62,
    kind = "field",
    expr = "exec_size != 2",
    doc = "`exec_size` must not be 2",
    sum = "9d0203a36cf36eaa"
)]
#[rule(
    Static,
    id = "BFI/dst/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 63,
    kind = "align",
    expr = "exec_size != 1 => offset(dst) % 16 == 0",
    doc = "`dst` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "bedfe0a81e25931c"
)]
#[rule(
    Static,
    id = "BFI/src0/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 64,
    kind = "align",
    expr = "exec_size != 1 => offset(src0) % 16 == 0",
    doc = "`src0` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "6bf3bad79e469641"
)]
#[rule(
    Static,
    id = "BFI/src1/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 65,
    kind = "align",
    expr = "exec_size != 1 => offset(src1) % 16 == 0",
    doc = "`src1` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "289e549a0baf5478"
)]
#[rule(
    Static,
    id = "BFI/src2/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 66,
    kind = "align",
    expr = "exec_size != 1 => offset(src2) % 16 == 0",
    doc = "`src2` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "dc70c48245480e67"
)]
#[rule(
    Static,
    id = "BFI/src3/align",
    on = "",
    page = "spec/instructions/BFI.md",
    line = 67,
    kind = "align",
    expr = "exec_size != 1 => offset(src3) % 16 == 0",
    doc = "`src3` must begin at a multiple of 16 bytes unless `exec_size` is 1",
    sum = "8ff415c5d0586c36"
)]
pub struct Bfi {
    /// execution size and execution mask
    ///
    /// `spec/instructions/BFI.md:29`
    #[field("ub", line = 29)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/BFI.md:54`
    #[field("uw", line = 54)]
    pub pred: PredBits,
    /// value with the inserted bit field
    ///
    /// `spec/instructions/BFI.md:55`
    #[field("vec_operand", line = 55, role = Destination)]
    pub dst: VecOperand,
    /// width of the bit field in bits
    ///
    /// `spec/instructions/BFI.md:56`
    #[field("vec_operand", line = 56, role = Source)]
    pub src0: VecOperand,
    /// number of the lowest bit of the bit field in the result
    ///
    /// `spec/instructions/BFI.md:57`
    #[field("vec_operand", line = 57, role = Source)]
    pub src1: VecOperand,
    /// bit field to insert, in the low bits
    ///
    /// `spec/instructions/BFI.md:58`
    #[field("vec_operand", line = 58, role = Source)]
    pub src2: VecOperand,
    /// value that receives the bit field
    ///
    /// `spec/instructions/BFI.md:59`
    #[field("vec_operand", line = 59, role = Source)]
    pub src3: VecOperand,
}
