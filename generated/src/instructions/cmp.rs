//! Generated from spec/instructions/CMP.md by `cargo xtask regen`; do not edit.
//! CMP from `spec/instructions/CMP.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::VecOperand;
/// `rel_op`, bits 2..0: relation
///
/// `spec/instructions/CMP.md:51`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum RelOp {
    /// EQ: equal
    ///
    /// `spec/instructions/CMP.md:52`
    #[code(name = "EQ")]
    Eq = 0b000,
    /// NE: different
    ///
    /// `spec/instructions/CMP.md:53`
    #[code(name = "NE")]
    Ne = 0b001,
    /// GT: greater
    ///
    /// `spec/instructions/CMP.md:54`
    #[code(name = "GT")]
    Gt = 0b010,
    /// GE: greater or equal
    ///
    /// `spec/instructions/CMP.md:55`
    #[code(name = "GE")]
    Ge = 0b011,
    /// LT: less
    ///
    /// `spec/instructions/CMP.md:56`
    #[code(name = "LT")]
    Lt = 0b100,
    /// LE: less or equal
    ///
    /// `spec/instructions/CMP.md:57`
    #[code(name = "LE")]
    Le = 0b101,
}
/// The bits of `Rel_op`: comparison
///
/// `spec/instructions/CMP.md:50`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct RelOpBits(#[run(rel_op = 2..= 0, RelOp)] u8);
/// Compares two values per channel.
///
/// `spec/instructions/CMP.md:7`
///
/// ```text
/// cmp.<rel_op> (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "CMP",
    opcode = 0x2c,
    text = ["cmp.<rel_op> (<exec_size>) <dst> <src0> <src1>"],
    page = "spec/instructions/CMP.md",
    line = 7
)]
#[rule(
    Static,
    id = "CMP/opcode",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x2c",
    doc = "the code of the instruction",
    sum = "245499bfd96822cf"
)]
#[rule(
    Static,
    id = "CMP/exec_size/reserved",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 25,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "CMP/exec_size/encoding",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 26,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "CMP/rel_op/reserved",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 50,
    kind = "reserved",
    expr = "raw(rel_op) & 0b11111000 == 0",
    doc = "bits without a meaning are zero",
    sum = "64f4d67c3321035f"
)]
#[rule(
    Static,
    id = "CMP/rel_op/encoding",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 51,
    kind = "encoding",
    expr = "matches!(code(rel_op), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "805a9a00a58f0e47"
)]
#[rule(
    Static,
    id = "CMP/dst/type",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 59,
    kind = "type",
    expr = "matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(dst) == BF",
    doc = "the types of the instruction",
    sum = "a6c5b063be13bc65"
)]
#[rule(
    Static,
    id = "CMP/dst/class",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 59,
    kind = "class",
    expr = "matches!(class(dst), Predicate | General)",
    doc = "the classes of the operand",
    sum = "608b2991d592db2d"
)]
#[rule(
    Static,
    id = "CMP/dst/saturation",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 59,
    kind = "saturation",
    expr = "modifier(dst) != Sat",
    doc = "results do not saturate",
    sum = "a6c5b063be13bc65"
)]
#[rule(
    Static,
    id = "CMP/src0/type",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 60,
    kind = "type",
    expr = "matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(src0) == BF",
    doc = "the types of the instruction",
    sum = "969cad4394efd847"
)]
#[rule(
    Static,
    id = "CMP/src0/class",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 60,
    kind = "class",
    expr = "matches!(class(src0), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "CMP/src0/modifier",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 60,
    kind = "modifier",
    expr = "matches!(modifier(src0), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "969cad4394efd847"
)]
#[rule(
    Static,
    id = "CMP/src1/type",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 61,
    kind = "type",
    expr = "matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(src1) == BF",
    doc = "the types of the instruction",
    sum = "a5362497904d2b9f"
)]
#[rule(
    Static,
    id = "CMP/src1/class",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 61,
    kind = "class",
    expr = "matches!(class(src1), General | Indirect | Immediate)",
    doc = "the classes of the operand",
    sum = "708ecb3c228a69ab"
)]
#[rule(
    Static,
    id = "CMP/src1/modifier",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 61,
    kind = "modifier",
    expr = "matches!(modifier(src1), None | Abs | Neg | NegAbs)",
    doc = "the modifiers of sources",
    sum = "a5362497904d2b9f"
)]
#[rule(
    Static,
    id = "CMP/dst/elems",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 64,
    kind = "field",
    expr = "elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size",
    doc = "`dst` must name a predicate variable with an element for each channel of the execution mask",
    sum = "ebcfdb5e807d7777"
)]
#[rule(
    Static,
    id = "CMP/dst/float",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 66,
    kind = "class",
    expr = "class(dst) == General && matches!(ty(dst), F | HF | BF) && matches!(ty(src0), F | HF | BF) && matches!(ty(src1), F | HF | BF) => ty(dst) == ty(src0) || ty(dst) == ty(src1)",
    doc = "`dst` of class `general` must have the type of `src0` or of `src1` if all three have the type `f`, `hf` or `bf`",
    sum = "95281a33b136c898"
)]
#[rule(
    Static,
    id = "CMP/type_map",
    on = "",
    page = "spec/instructions/CMP.md",
    line = 74,
    kind = "type_map",
    expr = "(matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(dst) == BF) && (matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(src0) == BF) && (matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q | HF | F | DF | BOOL) || on(\"XEHP+\") && ty(src1) == BF) => matches!(ty(dst), UB | B | UW | W | UD | D | UQ | Q | BOOL) && matches!(ty(src0), UB | B | UW | W | UD | D | UQ | Q) && matches!(ty(src1), UB | B | UW | W | UD | D | UQ | Q) || matches!(ty(dst), F) && matches!(ty(src0), UB | B | UW | W | UD | D) && matches!(ty(src1), UB | B | UW | W | UD | D) || matches!(ty(dst), F | HF | BOOL) && matches!(ty(src0), F | HF) && matches!(ty(src1), F | HF) || on(\"XEHP+\") && matches!(ty(dst), F | BF | BOOL) && matches!(ty(src0), F | BF) && matches!(ty(src1), F | BF) || matches!(ty(dst), DF | BOOL) && matches!(ty(src0), DF) && matches!(ty(src1), DF) || matches!(ty(dst), HF) && matches!(ty(src0), UB | B | UW | W | UD | D) && matches!(ty(src1), UB | B | UW | W | UD | D)",
    doc = "the types that go together",
    sum = "0ba84b19aa641fe7"
)]
pub struct Cmp {
    /// execution size and execution mask
    ///
    /// `spec/instructions/CMP.md:25`
    #[field("ub", line = 25)]
    pub exec_size: ExecSizeBits,
    /// comparison
    ///
    /// `spec/instructions/CMP.md:50`
    #[field("ub", line = 50)]
    pub rel_op: RelOpBits,
    /// results: a bit of a predicate variable, or an element with all bits set or clear
    ///
    /// `spec/instructions/CMP.md:59`
    #[field("vec_operand", line = 59, role = Destination)]
    pub dst: VecOperand,
    /// left operand of the comparison
    ///
    /// `spec/instructions/CMP.md:60`
    #[field("vec_operand", line = 60, role = Source)]
    pub src0: VecOperand,
    /// right operand of the comparison
    ///
    /// `spec/instructions/CMP.md:61`
    #[field("vec_operand", line = 61, role = Source)]
    pub src1: VecOperand,
}
