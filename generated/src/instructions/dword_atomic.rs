// Generated from spec/instructions/DWORD_ATOMIC.md by `cargo xtask regen`; do not edit.
//! DWORD_ATOMIC: Changes a dword or word of a surface for each channel, undisturbed by others.

use crate::prelude::*;

/// Changes a dword or word of a surface for each channel, undisturbed by others.
///
/// ```text
/// [(<pred>) ]dword_atomic.<op><op.word?.16> (<exec_size>) <surface> <element_offset> <src0> <src1> <dst>
/// where op: imin is minsint, imax is maxsint
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
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
=======
#[visa(name = "DWORD_ATOMIC", opcode = 0x7d, lines = crate::lines::dword_atomic)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct DwordAtomic {
    /// What is done.
    pub op: OpBits,
    /// Channels and the mask over them.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Index of the surface variable; a buffer.
    #[field(refers = surface)] pub surface: u8,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
    /// First value of each channel, or V0.
    #[field(Raw)] pub src0: RawOperand,
    /// Second value of each channel, or V0.
    #[field(Raw)] pub src1: RawOperand,
    /// Result of each channel, or V0.
    #[field(Raw)] pub dst: RawOperand,
}

/// The bits of `Op`: what is done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[run(op = 4..=0, Op)]
    #[run(word = 5..=5)]
    u8,
);

/// `op`, bits 4..0: operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// Old + src0.
    #[code(name = "add")] Add = 0b00000,
    /// Old - src0.
    #[code(name = "sub")] Sub = 0b00001,
    /// Old + 1.
    #[code(name = "inc")] Inc = 0b00010,
    /// Old - 1.
    #[code(name = "dec")] Dec = 0b00011,
    /// Smaller of old and src0, unsigned.
    #[code(name = "min")] Min = 0b00100,
    /// Larger of old and src0, unsigned.
    #[code(name = "max")] Max = 0b00101,
    /// src0.
    #[code(name = "xchg")] Xchg = 0b00110,
    /// src0 where old is src1, or else old.
    #[code(name = "cmpxchg")] Cmpxchg = 0b00111,
    /// Old & src0.
    #[code(name = "and")] And = 0b01000,
    /// Old | src0.
    #[code(name = "or")] Or = 0b01001,
    /// Old ^ src0.
    #[code(name = "xor")] Xor = 0b01010,
    /// Smaller of old and src0, signed.
    #[code(name = "imin")] Imin = 0b01011,
    /// Larger of old and src0, signed.
    #[code(name = "imax")] Imax = 0b01100,
    /// Old - 1, and that is the result.
    #[code(name = "predec")] Predec = 0b01101,
    /// Larger of old and src0, floats.
    #[code(name = "fmax")] Fmax = 0b10000,
    /// Smaller of old and src0, floats.
    #[code(name = "fmin")] Fmin = 0b10001,
    /// src1 where old is src0, or else old; floats.
    #[code(name = "fcmpwr")] Fcmpwr = 0b10010,
    /// Old + src0, floats.
    #[code(name = "fadd")] Fadd = 0b10011,
    /// Old - src0, floats.
    #[code(name = "fsub")] Fsub = 0b10100,
}

rules! {
    DwordAtomic: "DWORD_ATOMIC" at crate::lines::dword_atomic;

    /// the code of the instruction
    "opcode": opcode == 0x7d;
    /// bits without a meaning are zero
    "op/reserved": raw(op) & 0b11000000 == 0;
    /// no other codes than the listed ones
    "op/encoding":
        matches!(code(op), 0b00000 | 0b00001 | 0b00010 | 0b00011 | 0b00100 | 0b00101 | 0b00110 | 0b00111 | 0b01000 |
            0b01001 | 0b01010 | 0b01011 | 0b01100 | 0b01101 | 0b10000 | 0b10001 | 0b10010 | 0b10011 | 0b10100);
    /// bits are zero where they have no meaning
    "op.word/reserved": on("TGLLP+") || raw(op) & 0b00100000 == 0;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "element_offset/type": matches!(ty(element_offset), UD);
    /// operations with a second value change dwords
    "op/word" [field]: code(op.word) == 1 => !matches!(op, cmpxchg | fcmpwr);
    /// there are offsets
    "element_offset/null": !null(element_offset);
    /// every channel has an offset
    "element_offset/size": room(element_offset) >= exec_size * 4;
    /// each address of a word is even
    "element_offset/align" [access, runtime]: code(op.word) == 1 => address(element_offset) % 2 == 0;
    /// the operation has its first value
    "src0/null": !matches!(op, inc | dec | predec) => !null(src0);
    /// operations without a first value have none; predec may do as it likes
    "src0/unused" [null]: matches!(op, inc | dec) => null(src0);
    /// values have the type of the operation; words are UD
    "src0/type":
        (code(op.word) == 1 || matches!(op, min | max | xchg | cmpxchg | and | or | xor) => ty(src0) == UD)
            && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(src0), UD | D))
            && (code(op.word) == 0 && matches!(op, imin | imax) => ty(src0) == D)
            && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(src0) == F);
    /// every channel has a dword
    "src0/size": room(src0) >= exec_size * 4;
    /// the operation has its second value
    "src1/null": matches!(op, cmpxchg | fcmpwr) => !null(src1);
    /// operations without a second value have none
    "src1/unused" [null]: !matches!(op, cmpxchg | fcmpwr) => null(src1);
    /// the second value has the type of the operation
    "src1/type": (matches!(op, cmpxchg) => ty(src1) == UD) && (matches!(op, fcmpwr) => ty(src1) == F);
    /// every channel has a dword
    "src1/size": room(src1) >= exec_size * 4;
    /// the result has the type of the operation
    "dst/type":
        (code(op.word) == 1 || matches!(op, inc | dec | min | max | xchg | cmpxchg | and | or | xor | predec)
                => ty(dst) == UD)
            && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(dst), UD | D))
            && (code(op.word) == 0 && matches!(op, imin | imax) => ty(dst) == D)
            && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(dst) == F);
    /// every channel fills a dword
    "dst/size": room(dst) >= exec_size * 4;
    /// bytes outside of the surface read as zero
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
    /// bytes outside of the surface are not written
    "surface/dropped" [access, runtime]: out_of_bounds(surface) => dropped(src0);
    /// channels that meet at one address come one after the other, in any order
    "surface/same_address" [access, runtime]: same_address(element_offset) => undefined(loaded(dst));
}
