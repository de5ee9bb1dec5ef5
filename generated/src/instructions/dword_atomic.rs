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
    /// predec: old - 1, and that is the result
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
/// The bits of `Op`: what is done
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
    sum = "c231f15545853da0"
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
    sum = "59ab28d754a560a4"
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
    sum = "9ed2fa77ec4efc12"
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
    sum = "7d7b8f602a3428e6"
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
    sum = "a5b6c6c9ddd08c1b"
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
    sum = "a5b6c6c9ddd08c1b"
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
    doc = "operations with a second value change dwords",
    sum = "f549a05048fb10c3"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/element_offset/null",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 88,
    kind = "null",
    expr = "!null(element_offset)",
    doc = "there are offsets",
    sum = "2ce99cd24dadb50a"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/element_offset/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 89,
    kind = "size",
    expr = "room(element_offset) >= exec_size * 4",
    doc = "every channel has an offset",
    sum = "00f45ba07380aad5"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/element_offset/align",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 90,
    kind = "access",
    expr = "code(op.word) == 1 => address(element_offset) % 2 == 0",
    doc = "each address of a word is even",
    sum = "caa7e96a7e1aa2b3"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/null",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 91,
    kind = "null",
    expr = "!matches!(op, inc | dec | predec) => !null(src0)",
    doc = "the operation has its first value",
    sum = "674d34e77ab86bec"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/unused",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 92,
    kind = "null",
    expr = "matches!(op, inc | dec) => null(src0)",
    doc = "operations without a first value have none; predec may do as it likes",
    sum = "0c955b93e25d50cc"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 94,
    kind = "type",
    expr = "(code(op.word) == 1 || matches!(op, min | max | xchg | cmpxchg | and | or | xor) => ty(src0) == UD) && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(src0), UD | D)) && (code(op.word) == 0 && matches!(op, imin | imax) => ty(src0) == D) && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(src0) == F)",
    doc = "values have the type of the operation; words are UD",
    sum = "acc1f7d36db5becf"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src0/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 96,
    kind = "size",
    expr = "room(src0) >= exec_size * 4",
    doc = "every channel has a dword",
    sum = "12a169384b71b9e6"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/null",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 97,
    kind = "null",
    expr = "matches!(op, cmpxchg | fcmpwr) => !null(src1)",
    doc = "the operation has its second value",
    sum = "7eecb6850de39e39"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/unused",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 98,
    kind = "null",
    expr = "!matches!(op, cmpxchg | fcmpwr) => null(src1)",
    doc = "operations without a second value have none",
    sum = "94d8fcd383c2077f"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 99,
    kind = "type",
    expr = "(matches!(op, cmpxchg) => ty(src1) == UD) && (matches!(op, fcmpwr) => ty(src1) == F)",
    doc = "the second value has the type of the operation",
    sum = "44e3f0b6c2577e5d"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/src1/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 101,
    kind = "size",
    expr = "room(src1) >= exec_size * 4",
    doc = "every channel has a dword",
    sum = "599bce5e0de8d672"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/dst/type",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 102,
    kind = "type",
    expr = "(code(op.word) == 1 || matches!(op, inc | dec | min | max | xchg | cmpxchg | and | or | xor | predec) => ty(dst) == UD) && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(dst), UD | D)) && (code(op.word) == 0 && matches!(op, imin | imax) => ty(dst) == D) && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(dst) == F)",
    doc = "the result has the type of the operation",
    sum = "60dcd9a3b315e1fe"
)]
#[rule(
    Static,
    id = "DWORD_ATOMIC/dst/size",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 104,
    kind = "size",
    expr = "room(dst) >= exec_size * 4",
    doc = "every channel fills a dword",
    sum = "40d1f506f1347b98"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 105,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "bytes outside of the surface read as zero",
    sum = "ad840f5a284669ea"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/surface/dropped",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 106,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src0)",
    doc = "bytes outside of the surface are not written",
    sum = "382452ca4a8b9958"
)]
#[rule(
    Runtime,
    id = "DWORD_ATOMIC/surface/same_address",
    on = "",
    page = "spec/instructions/DWORD_ATOMIC.md",
    line = 107,
    kind = "access",
    expr = "same_address(element_offset) => undefined(loaded(dst))",
    doc = "channels that meet at one address come one after the other, in any order",
    sum = "1576f1b4e974be84"
)]
pub struct DwordAtomic {
    /// what is done
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:30`
    #[field("ub", line = 30)]
    pub op: OpBits,
    /// channels and the mask over them
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:53`
    #[field("ub", line = 53, only = [0b000, 0b001, 0b010, 0b011, 0b100])]
    pub exec_size: ExecSizeBits,
    /// which channels execute
    ///
    /// `spec/instructions/DWORD_ATOMIC.md:77`
    #[field("uw", line = 77)]
    pub pred: PredBits,
    /// index of the surface variable; a buffer
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
