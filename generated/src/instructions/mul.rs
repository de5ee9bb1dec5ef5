//! Generated from spec/instructions/MUL.md by `cargo xtask regen`; do not edit.
//! MUL from `spec/instructions/MUL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::VecOperand;
/// Multiplies per channel.
///
/// `spec/instructions/MUL.md:7`
///
/// ```text
/// [(<pred>) ]mul[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "MUL",
    opcode = 0x10,
    text = ["[(<pred>) ]mul[.sat] (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/MUL.md",
    line = 7
)]
#[rule(
    Static,
    id = "MUL/opcode",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x10",
    doc = "the code of the instruction",
    sum = "7a34c049a745ccef"
)]
#[rule(
    Static,
    id = "MUL/exec_size/reserved",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "MUL/exec_size/encoding",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "MUL/dst/type",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 51,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "67a5b95d9938cdc7"
)]
#[rule(
    Static,
    id = "MUL/dst/class",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 51,
    kind = "class",
    expr = "matches!(class(dst), General | Indirect)",
    doc = "the classes of the operand",
    sum = "8bf717515044cae2"
)]
#[rule(
    Static,
    id = "MUL/src0/type",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 52,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "a281cd976b854371"
)]
#[rule(
    Static,
    id = "MUL/src0/class",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 52,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MUL/src0/modifier",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 52,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "a281cd976b854371"
)]
#[rule(
    Static,
    id = "MUL/src1/type",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 53,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF",
    doc = "the types of the instruction",
    sum = "99412386333fb7e6"
)]
#[rule(
    Static,
    id = "MUL/src1/class",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 53,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "MUL/src1/modifier",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 53,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "99412386333fb7e6"
)]
#[rule(
    Static,
    id = "MUL/dst/saturation",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 56,
    kind = "modifier",
    expr = "modifier(dst) == Sat => matches!(ty(dst), DF | F | HF | BF)",
    doc = "`dst` must have type `df`, `f`, `hf` or `bf` if its modifier is `sat`",
    sum = "ef2660351dcdb00a"
)]
#[rule(
    Static,
    id = "MUL/dst/int64",
    on = "ICLLP,TGLLP,DG2,MTL",
    page = "spec/instructions/MUL.md",
    line = 58,
    kind = "type",
    expr = "!matches!(ty(dst), Q | UQ)",
    doc = "`dst` must not have type `q` or `uq`",
    sum = "9a03e6a0d179ed8e"
)]
#[rule(
    Static,
    id = "MUL/src0/byte",
    on = "PVC+",
    page = "spec/instructions/MUL.md",
    line = 59,
    kind = "type",
    expr = "!matches!(ty(src0), B | UB)",
    doc = "`src0` must not have type `b` or `ub`",
    sum = "910d0bf47fcb1ce3"
)]
#[rule(
    Static,
    id = "MUL/src1/byte",
    on = "PVC+",
    page = "spec/instructions/MUL.md",
    line = 60,
    kind = "type",
    expr = "!matches!(ty(src1), B | UB)",
    doc = "`src1` must not have type `b` or `ub`",
    sum = "ef70d788c7bb9a96"
)]
#[rule(
    Static,
    id = "MUL/type_map",
    on = "",
    page = "spec/instructions/MUL.md",
    line = 68,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src0) == BF) && (matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF) || on(\"XEHP+\") && ty(src1) == BF) => matches!(ty(dst), UD | D | UW | W | UB | B) && matches!(ty(src0), UD | D | UW | W | UB | B) && matches!(ty(src1), UD | D | UW | W | UB | B) || matches!(ty(dst), UQ | Q) && matches!(ty(src0), UD | D) && matches!(ty(src1), UD | D) || matches!(ty(dst), DF) && matches!(ty(src0), DF) && matches!(ty(src1), DF) || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF) || on(\"XEHP+\") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(ty(src1), F | BF)",
    doc = "the types that go together",
    sum = "1e5ca519b5605181"
)]
pub struct Mul {
    /// execution size and execution mask
    ///
    /// `spec/instructions/MUL.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/MUL.md:50`
    #[field("uw", line = 50)]
    pub pred: PredBits,
    /// product
    ///
    /// `spec/instructions/MUL.md:51`
    #[field("vec_operand", line = 51, role = Destination)]
    pub dst: VecOperand,
    /// first factor
    ///
    /// `spec/instructions/MUL.md:52`
    #[field("vec_operand", line = 52, role = Source)]
    pub src0: VecOperand,
    /// second factor
    ///
    /// `spec/instructions/MUL.md:53`
    #[field("vec_operand", line = 53, role = Source)]
    pub src1: VecOperand,
}
