<<<<<<< HEAD
//! Generated from spec/instructions/TYPED_ATOMIC.md by `cargo xtask regen`; do not edit.
//! TYPED_ATOMIC from `spec/instructions/TYPED_ATOMIC.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::PredBits;
use crate::operands::RawOperand;
/// `op`, bits 4..0: operation
///
/// `spec/instructions/TYPED_ATOMIC.md:33`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Op {
    /// add: old + src0
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:34`
    #[code(name = "add")]
    Add = 0b00000,
    /// sub: old - src0
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:35`
    #[code(name = "sub")]
    Sub = 0b00001,
    /// inc: old + 1
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:36`
    #[code(name = "inc")]
    Inc = 0b00010,
    /// dec: old - 1
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:37`
    #[code(name = "dec")]
    Dec = 0b00011,
    /// min: smaller of old and src0, unsigned
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:38`
    #[code(name = "min")]
    Min = 0b00100,
    /// max: larger of old and src0, unsigned
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:39`
    #[code(name = "max")]
    Max = 0b00101,
    /// xchg: src0
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:40`
    #[code(name = "xchg")]
    Xchg = 0b00110,
    /// cmpxchg: src0 where old is src1, or else old
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:41`
    #[code(name = "cmpxchg")]
    Cmpxchg = 0b00111,
    /// and: old & src0
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:42`
    #[code(name = "and")]
    And = 0b01000,
    /// or: old | src0
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:43`
    #[code(name = "or")]
    Or = 0b01001,
    /// xor: old ^ src0
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:44`
    #[code(name = "xor")]
    Xor = 0b01010,
    /// imin: smaller of old and src0, signed
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:45`
    #[code(name = "imin")]
    Imin = 0b01011,
    /// imax: larger of old and src0, signed
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:46`
    #[code(name = "imax")]
    Imax = 0b01100,
    /// predec: old - 1, and that is the result
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:47`
    #[code(name = "predec")]
    Predec = 0b01101,
    /// fmax: larger of old and src0, floats
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:48`
    #[code(name = "fmax")]
    Fmax = 0b10000,
    /// fmin: smaller of old and src0, floats
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:49`
    #[code(name = "fmin")]
    Fmin = 0b10001,
    /// fcmpwr: src1 where old is src0, or else old; floats
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:50`
    #[code(name = "fcmpwr")]
    Fcmpwr = 0b10010,
    /// fadd: old + src0, floats
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:51`
    #[code(name = "fadd")]
    Fadd = 0b10011,
    /// fsub: old - src0, floats
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:52`
    #[code(name = "fsub")]
    Fsub = 0b10100,
}
/// `exec_size`, bits 2..0: execution size
///
/// `spec/instructions/TYPED_ATOMIC.md:56`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecSize {
    /// 8 elements
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:57`
    #[code(name = "8 elements", value = 8)]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:58`
    #[code(name = "16 elements", value = 16, on = "PVC+")]
    Element16 = 0b100,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/TYPED_ATOMIC.md:59`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:60`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:61`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:62`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:63`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:64`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:65`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:66`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:67`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:68`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:69`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:70`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:71`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:72`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:73`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:74`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/TYPED_ATOMIC.md:75`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// The bits of `Op`: what is done
///
/// `spec/instructions/TYPED_ATOMIC.md:32`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct OpBits(#[run(op = 4..= 0, Op)] #[run(word = 5..= 5)] u8);
/// The bits of `Exec_size`: channels and the mask over them
///
/// `spec/instructions/TYPED_ATOMIC.md:55`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
#[rule(
    Static,
    id = "exec_size/mask/offset",
    on = "",
    page = "spec/chapters/execution.md",
    line = 54,
    kind = "field",
    expr = "code(exec_size.mask) % 8 * 4 % exec_size == 0",
    doc = "`mask` must begin at a channel (its code modulo 8, times 4) that is a multiple of `exec_size`",
    sum = "96db83a041b84904"
)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..= 0, ExecSize)]
    #[run(mask = 7..= 4, Mask)]
    u8,
);
=======
// Generated from spec/instructions/TYPED_ATOMIC.md by `cargo xtask regen`; do not edit.
//! TYPED_ATOMIC: Changes a value of a typed surface for each channel, undisturbed by others.

use crate::prelude::*;

>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
/// Changes a value of a typed surface for each channel, undisturbed by others.
///
/// ```text
/// [(<pred>) ]typed_atomic.<op><op.word?.16> (<exec_size>) <surface> <u> <v> <r> <lod> <src0> <src1> <dst>
/// where op: imin is minsint, imax is maxsint
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "TYPED_ATOMIC",
    opcode = 0x73,
    text = ["[(<pred>) ]typed_atomic.<op><op.word?.16> (<exec_size>) <surface> <u> <v> <r> <lod> <src0> <src1> <dst>",
    "where op: imin is minsint, imax is maxsint"],
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 7
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/opcode",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x73",
    doc = "the code of the instruction",
    sum = "93481e1193fb9d94"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/op/reserved",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 32,
    kind = "reserved",
    expr = "raw(op) & 0b11000000 == 0",
    doc = "bits without a meaning are zero",
    sum = "c231f15545853da0"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/op/encoding",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 33,
    kind = "encoding",
    expr = "matches!(code(op), 0b00000 | 0b00001 | 0b00010 | 0b00011 | 0b00100 | 0b00101 | 0b00110 | 0b00111 | 0b01000 | 0b01001 | 0b01010 | 0b01011 | 0b01100 | 0b01101 | 0b10000 | 0b10001 | 0b10010 | 0b10011 | 0b10100)",
    doc = "no other codes than the listed ones",
    sum = "59ab28d754a560a4"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/op.word/reserved",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 53,
    kind = "reserved",
    expr = "on(\"TGLLP+\") || raw(op) & 0b00100000 == 0",
    doc = "bits are zero where they have no meaning",
    sum = "9ed2fa77ec4efc12"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/exec_size/reserved",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 55,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/exec_size/encoding",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 56,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b011) || on(\"PVC+\") && matches!(code(exec_size), 0b100)",
    doc = "no other codes than the listed ones",
    sum = "d85ff3cd4f1b67d5"
)]
#[rule(
    Object,
    id = "TYPED_ATOMIC/surface/slm",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 77,
    kind = "surface",
    expr = "surface == 0 => attribute(\"SLMSize\") != 0 && (has_attribute(\"SLMSize\") || attribute(\"Target\") != 0)",
    doc = "the kernel has shared local memory where it takes T0",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/surface/declared",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 77,
    kind = "declared",
    expr = "declared(surface)",
    doc = "what it names exists",
    sum = "0e3ce5801b21c147"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/u/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 78,
    kind = "type",
    expr = "matches!(ty(u), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/v/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 79,
    kind = "type",
    expr = "matches!(ty(v), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/r/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 80,
    kind = "type",
    expr = "matches!(ty(r), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/lod/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 81,
    kind = "type",
    expr = "matches!(ty(lod), UD)",
    doc = "the types of the operand",
    sum = "0e241d4d17344f7f"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src0/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 82,
    kind = "type",
    expr = "matches!(ty(src0), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src1/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 83,
    kind = "type",
    expr = "matches!(ty(src1), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/dst/type",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 84,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/u/null",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 87,
    kind = "null",
    expr = "!null(u)",
    doc = "`u` must not be null: every surface has a first coordinate",
    sum = "36edf9e69ef9d54e"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/u/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 88,
    kind = "size",
    expr = "room(u) >= exec_size * 4",
    doc = "`u` must provide 4 bytes for each channel",
    sum = "2dd90afdc0cd0afc"
)]
#[rule(
    Runtime,
    id = "TYPED_ATOMIC/u/align",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 89,
    kind = "access",
    expr = "code(op.word) == 1 => address(u) % 2 == 0",
    doc = "`u` must give each channel an address that is a multiple of 2 if `op.word` has the code 1",
    sum = "6511092106108722"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/v/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 91,
    kind = "size",
    expr = "room(v) >= exec_size * 4",
    doc = "`v` must be null or provide 4 bytes for each channel",
    sum = "411ba638f4c816f2"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/r/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 92,
    kind = "size",
    expr = "room(r) >= exec_size * 4",
    doc = "`r` must be null or provide 4 bytes for each channel",
    sum = "b8252dfeac0c94a6"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/lod/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 93,
    kind = "size",
    expr = "room(lod) >= exec_size * 4",
    doc = "`lod` must be null or provide 4 bytes for each channel",
    sum = "3f3c3f01e56f2a29"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src0/null",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 94,
    kind = "null",
    expr = "!matches!(op, inc | dec | predec) => !null(src0)",
    doc = "`src0` must not be null unless `op` is `inc`, `dec` or `predec`",
    sum = "1a41a186634624aa"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src0/unused",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 96,
    kind = "null",
    expr = "matches!(op, inc | dec) => null(src0)",
    doc = "`src0` must be null if `op` is `inc` or `dec`",
    sum = "a7377b3d86947953"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src0/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 97,
    kind = "size",
    expr = "room(src0) >= exec_size * 4",
    doc = "`src0` must provide 4 bytes for each channel",
    sum = "dbabe5853dfa58e1"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src1/null",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 98,
    kind = "null",
    expr = "matches!(op, cmpxchg | fcmpwr) => !null(src1)",
    doc = "`src1` must not be null if `op` is `cmpxchg` or `fcmpwr`",
    sum = "95a8ca9497cd2d1b"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src1/unused",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 99,
    kind = "null",
    expr = "!matches!(op, cmpxchg | fcmpwr) => null(src1)",
    doc = "`src1` must be null unless `op` is `cmpxchg` or `fcmpwr`",
    sum = "0bd2e75184939842"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/src1/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 100,
    kind = "size",
    expr = "room(src1) >= exec_size * 4",
    doc = "`src1` must provide 4 bytes for each channel",
    sum = "902077149a41af04"
)]
#[rule(
    Static,
    id = "TYPED_ATOMIC/dst/size",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 101,
    kind = "size",
    expr = "room(dst) >= exec_size * 4",
    doc = "`dst` must provide 4 bytes for each channel",
    sum = "647f6cc156c756cc"
)]
#[rule(
    Runtime,
    id = "TYPED_ATOMIC/surface/out_of_bounds",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 102,
    kind = "access",
    expr = "out_of_bounds(surface) => loaded(dst) == 0",
    doc = "`surface` must read as 0 outside of its bounds",
    sum = "c8a0155acef9849a"
)]
#[rule(
    Runtime,
    id = "TYPED_ATOMIC/surface/dropped",
    on = "",
    page = "spec/instructions/TYPED_ATOMIC.md",
    line = 103,
    kind = "access",
    expr = "out_of_bounds(surface) => dropped(src0)",
    doc = "`surface` must not change where a value of `src0` lies outside of its bounds",
    sum = "d6ee13402392870c"
)]
=======
#[visa(name = "TYPED_ATOMIC", opcode = 0x73, lines = crate::lines::typed_atomic)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct TypedAtomic {
    /// What is done.
    pub op: OpBits,
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// Index of the surface variable.
    #[field(refers = surface)] pub surface: u8,
    /// First coordinate of each channel.
    #[field(Raw)] pub u: RawOperand,
    /// Second coordinate, or V0.
    #[field(Raw)] pub v: RawOperand,
    /// Third coordinate, or V0.
    #[field(Raw)] pub r: RawOperand,
    /// Level of detail, or V0.
    #[field(Raw)] pub lod: RawOperand,
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

/// The bits of `Exec_size`: channels and the mask over them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..=0, ExecSize)]
    #[run(mask = 7..=4, Mask)]
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

/// `exec_size`, bits 2..0: execution size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "8 elements", value = 8)] Element8 = 0b011,
    #[code(name = "16 elements", value = 16, on = "PVC+")] Element16 = 0b100,
}

/// `mask`, bits 7..4: execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Mask {
    M1 = 0b0000,
    M2 = 0b0001,
    M3 = 0b0010,
    M4 = 0b0011,
    M5 = 0b0100,
    M6 = 0b0101,
    M7 = 0b0110,
    M8 = 0b0111,
    #[code(name = "M1_NM")] M1Nm = 0b1000,
    #[code(name = "M2_NM")] M2Nm = 0b1001,
    #[code(name = "M3_NM")] M3Nm = 0b1010,
    #[code(name = "M4_NM")] M4Nm = 0b1011,
    #[code(name = "M5_NM")] M5Nm = 0b1100,
    #[code(name = "M6_NM")] M6Nm = 0b1101,
    #[code(name = "M7_NM")] M7Nm = 0b1110,
    #[code(name = "M8_NM")] M8Nm = 0b1111,
}

rules! {
    TypedAtomic: "TYPED_ATOMIC" at crate::lines::typed_atomic;

    /// the code of the instruction
    "opcode": opcode == 0x73;
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
    "exec_size/encoding" [exec_size]:
        matches!(code(exec_size), 0b011) || on("PVC+") && matches!(code(exec_size), 0b100);
    /// the kernel has shared local memory where it takes T0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// what it names exists
    "surface/declared": declared(surface);
    /// the types of the operand
    "u/type": matches!(ty(u), UD);
    /// the types of the operand
    "v/type": matches!(ty(v), UD);
    /// the types of the operand
    "r/type": matches!(ty(r), UD);
    /// the types of the operand
    "lod/type": matches!(ty(lod), UD);
    /// the types of the operand
    "src0/type": matches!(ty(src0), UD | D | F);
    /// the types of the operand
    "src1/type": matches!(ty(src1), UD | D | F);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD | D | F);
    /// every surface has a first coordinate
    "u/null": !null(u);
    /// every channel has one
    "u/size": room(u) >= exec_size * 4;
    /// each address of a word is even
    "u/align" [access, runtime]: code(op.word) == 1 => address(u) % 2 == 0;
    /// every channel has a second coordinate, where there is one
    "v/size": room(v) >= exec_size * 4;
    /// likewise, where there is a third
    "r/size": room(r) >= exec_size * 4;
    /// likewise, where there is a level
    "lod/size": room(lod) >= exec_size * 4;
    /// the operation has its first value
    "src0/null": !matches!(op, inc | dec | predec) => !null(src0);
    /// operations without a first value have none; predec may do as it likes
    "src0/unused" [null]: matches!(op, inc | dec) => null(src0);
    /// every channel has a dword
    "src0/size": room(src0) >= exec_size * 4;
    /// the operation has its second value
    "src1/null": matches!(op, cmpxchg | fcmpwr) => !null(src1);
    /// operations without a second value have none
    "src1/unused" [null]: !matches!(op, cmpxchg | fcmpwr) => null(src1);
    /// every channel has a dword
    "src1/size": room(src1) >= exec_size * 4;
    /// every channel fills a dword
    "dst/size": room(dst) >= exec_size * 4;
    /// values outside of the surface read as zero
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
    /// values outside of the surface are not written
    "surface/dropped" [access, runtime]: out_of_bounds(surface) => dropped(src0);
}

rules! {
    ExecSizeBits: "exec_size" at crate::lines::execution::exec_size;

    /// the mask begins at a multiple of the execution size
    "mask/offset" [field]: code(exec_size.mask) % 8 * 4 % exec_size == 0;
}
