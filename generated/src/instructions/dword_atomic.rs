//! Generated from spec/instructions/DWORD_ATOMIC.md by `cargo xtask regen`; do not edit.
//! DWORD_ATOMIC from `spec/instructions/DWORD_ATOMIC.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
use crate::operands::RawOperand;
/// `op`, bits 4..0: operation
///
/// `spec/instructions/DWORD_ATOMIC.md:31`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// add: old + src0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:32`
    #[code(name = "add")]
    Add = 0b00000,
    /// sub: old - src0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:33`
    #[code(name = "sub")]
    Sub = 0b00001,
    /// inc: old + 1
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:34`
    #[code(name = "inc")]
    Inc = 0b00010,
    /// dec: old - 1
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:35`
    #[code(name = "dec")]
    Dec = 0b00011,
    /// min: smaller of old and src0, unsigned
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:36`
    #[code(name = "min")]
    Min = 0b00100,
    /// max: larger of old and src0, unsigned
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:37`
    #[code(name = "max")]
    Max = 0b00101,
    /// xchg: src0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:38`
    #[code(name = "xchg")]
    Xchg = 0b00110,
    /// cmpxchg: src0 where old is src1, or else old
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:39`
    #[code(name = "cmpxchg")]
    Cmpxchg = 0b00111,
    /// and: old & src0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:40`
    #[code(name = "and")]
    And = 0b01000,
    /// or: old | src0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:41`
    #[code(name = "or")]
    Or = 0b01001,
    /// xor: old ^ src0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:42`
    #[code(name = "xor")]
    Xor = 0b01010,
    /// imin: smaller of old and src0, signed
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:43`
    #[code(name = "imin")]
    Imin = 0b01011,
    /// imax: larger of old and src0, signed
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:44`
    #[code(name = "imax")]
    Imax = 0b01100,
    /// predec: old - 1; the result is the new value
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:45`
    #[code(name = "predec")]
    Predec = 0b01101,
    /// fmax: larger of old and src0, floats
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:46`
    #[code(name = "fmax")]
    Fmax = 0b10000,
    /// fmin: smaller of old and src0, floats
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:47`
    #[code(name = "fmin")]
    Fmin = 0b10001,
    /// fcmpwr: src1 where old is src0, or else old; floats
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:48`
    #[code(name = "fcmpwr")]
    Fcmpwr = 0b10010,
    /// fadd: old + src0, floats
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:49`
    #[code(name = "fadd")]
    Fadd = 0b10011,
    /// fsub: old - src0, floats
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:50`
    #[code(name = "fsub")]
    Fsub = 0b10100,
}
/// The bits of `Op`: operation and width
///
/// `spec/instructions/DWORD_ATOMIC.md:30`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct OpBits(#[run(op = 4..= 0, Op)] #[run(word = 5..= 5)] u8);
/// Changes a dword or word of a surface for each channel, undisturbed by others.
///
/// `spec/instructions/DWORD_ATOMIC.md:7`
///
/// ```text
/// [(<pred>) ]dword_atomic.<op><op.word?.16> (<exec_size>) <surface> <element_offset> <src0> <src1> <dst>
/// where op: imin is minsint, imax is maxsint
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "DWORD_ATOMIC",
    opcode = 0x7d,
    text = ["[(<pred>) ]dword_atomic.<op><op.word?.16> (<exec_size>) <surface> <element_offset> <src0> <src1> <dst>",
    "where op: imin is minsint, imax is maxsint"],
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 7
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/opcode",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x7d",
    doc = "the code of the instruction",
    sum = "fd7d1feb3b422bad"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/op/reserved",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 30,
    kind = "reserved",
    expr = "raw(op) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "70eb3cff876f5d8e"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/op/encoding",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 31,
    kind = "encoding",
    expr = "matches!(code(op), 0b00000 | 0b00001 | 0b00010 | 0b00011 | 0b00100 | 0b00101 | 0b00110 | 0b00111 | 0b01000 | 0b01001 | 0b01010 | 0b01011 | 0b01100 | 0b01101 | 0b10000 | 0b10001 | 0b10010 | 0b10011 | 0b10100)",
    doc = "no other codes than the listed ones",
    sum = "429c96072a86a073"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/op.word/reserved",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 51,
    kind = "reserved",
    expr = "on(\"TGLLP+\") || raw(op) & 0b00100000 == 0",
    doc = "bits are zero where they have no meaning",
    sum = "af6081c915b97b37"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/exec_size/reserved",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 53,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "560b3ce16fbc92bc"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/exec_size/encoding",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 54,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100)",
    doc = "no other codes than the listed ones",
    sum = "7e17e3bb35d91a21"
)]
#[rule(
    Object,
    id = "DWORD_ATOMIC/surface/slm",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 78,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/surface/declared",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 78,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "7adadd943afa55bc"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/element_offset/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 81,
    kind = "type",
    expr = "matches!(ty(element_offset), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/op/word",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 87,
    kind = "field",
    expr = "code(op.word) == 1 => !matches!(op, cmpxchg | fcmpwr)",
    doc = "`op` must not be `cmpxchg` or `fcmpwr` if `op.word` has the code 1",
    sum = "d177b49b21656761"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/element_offset/null",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 89,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "`element_offset` must not be null",
    sum = "1ce690d5826995c6"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/element_offset/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 90,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "`element_offset` must provide 4 bytes for each channel",
    sum = "14b02d5f5640e299"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/element_offset/align",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 91,
    kind = "access",
    expr = "code(op.word) == 1 => address(element_offset) % 2 == 0",
    doc = "`element_offset` must give each channel an address that is a multiple of 2 if `op.word` has the code 1",
    sum = "5b3a41e6b299c48d"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/null",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 93,
    kind = "null",
    expr = "!matches!(op, inc | dec | predec) => !null(src0)",
    doc = "`src0` must not be null unless `op` is `inc`, `dec` or `predec`",
    sum = "1a41a186634624aa"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/unused",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 95,
    kind = "null",
    expr = "matches!(op, inc | dec) => null(src0)",
    doc = "`src0` must be null if `op` is `inc` or `dec`",
    sum = "a7377b3d86947953"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 96,
    kind = "type",
    expr = "(code(op.word) == 1 || matches!(op, min | max | xchg | cmpxchg | and | or | xor) => ty(src0) == UD) && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(src0), UD | D)) && (code(op.word) == 0 && matches!(op, imin | imax) => ty(src0) == D) && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(src0) == F)",
    doc = "`src0` must have type `ud` for code 1 of `op.word` and for `min`, `max`, `xchg`, `cmpxchg`, `and`, `or` and `xor`; for code 0, `ud` or `d` for `add` and `sub`, `d` for `imin` and `imax`, `f` for `fmax`, `fmin`, `fcmpwr`, `fadd` and `fsub`",
    sum = "a1e8f50ec6aed339"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 99,
    kind = "size",
    expr = "room(src0) >= exec_size * 4",
    doc = "`src0` must provide 4 bytes for each channel",
    sum = "dbabe5853dfa58e1"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/null",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 100,
    kind = "null",
    expr = "matches!(op, cmpxchg | fcmpwr) => !null(src1)",
    doc = "`src1` must not be null if `op` is `cmpxchg` or `fcmpwr`",
    sum = "95a8ca9497cd2d1b"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/unused",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 101,
    kind = "null",
    expr = "!matches!(op, cmpxchg | fcmpwr) => null(src1)",
    doc = "`src1` must be null unless `op` is `cmpxchg` or `fcmpwr`",
    sum = "0bd2e75184939842"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 102,
    kind = "type",
    expr = "(matches!(op, cmpxchg) => ty(src1) == UD) && (matches!(op, fcmpwr) => ty(src1) == F)",
    doc = "`src1` must have type `ud` for `cmpxchg` and `f` for `fcmpwr`",
    sum = "2ef92122394c3d08"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 104,
    kind = "size",
    expr = "room(src1) >= exec_size * 4",
    doc = "`src1` must provide 4 bytes for each channel",
    sum = "902077149a41af04"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/dst/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 105,
    kind = "type",
    expr = "(code(op.word) == 1 || matches!(op, inc | dec | min | max | xchg | cmpxchg | and | or | xor | predec) => ty(dst) == UD) && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(dst), UD | D)) && (code(op.word) == 0 && matches!(op, imin | imax) => ty(dst) == D) && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(dst) == F)",
    doc = "`dst` must have type `ud` for code 1 of `op.word` and for `inc`, `dec`, `min`, `max`, `xchg`, `cmpxchg`, `and`, `or`, `xor` and `predec`; for code 0, `ud` or `d` for `add` and `sub`, `d` for `imin` and `imax`, `f` for `fmax`, `fmin`, `fcmpwr`, `fadd` and `fsub`",
    sum = "5cca125c1937d6c3"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/dst/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 109,
    kind = "size",
    expr = "room(dst) >= exec_size * 4",
    doc = "`dst` must provide 4 bytes for each channel",
    sum = "647f6cc156c756cc"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 110,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/surface/dropped",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 111,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src0)",
    doc = "`surface` must not change where a value of `src0` lies outside of its bounds",
    sum = "d6ee13402392870c"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/surface/same_address",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 113,
    kind = "access",
    expr = "same_address(element_offset) => undefined(loaded(dst))",
    doc = "`surface` is accessed in an undefined order by channels with equal addresses",
    sum = "a8bb979dba0ec3d2"
)]
pub struct DwordAtomic {
    /// operation and width
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:30`
    #[field("ub", line = 30)]
    pub op: OpBits,
    /// execution size and execution mask
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:53`
    #[field("ub", line = 53, only = [0b000, 0b001, 0b010, 0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:77`
    #[field("uw", line = 77)]
    pub pred: PredBits,
    /// index of the surface variable, a buffer
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:78`
    #[field("ub", line = 78, refers = surface)]
    pub surface: u8,
    /// byte offset of each channel
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:81`
    #[field("raw_operand", line = 81, role = Raw)]
    pub element_offset: RawOperand,
    /// first value of each channel, or V0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:82`
    #[field("raw_operand", line = 82, role = Raw)]
    pub src0: RawOperand,
    /// second value of each channel, or V0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:83`
    #[field("raw_operand", line = 83, role = Raw)]
    pub src1: RawOperand,
    /// result of each channel, or V0
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:84`
    #[field("raw_operand", line = 84, role = Raw)]
    pub dst: RawOperand,
}
