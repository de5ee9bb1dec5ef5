<<<<<<< HEAD
//! Generated from spec/instructions/DPAS.md by `cargo xtask regen`; do not edit.
//! DPAS from `spec/instructions/DPAS.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `exec_size`, bits 2..0: execution size
///
/// `spec/instructions/DPAS.md:35`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecSize {
    /// 8 elements
    ///
    /// `spec/instructions/DPAS.md:36`
    #[code(name = "8 elements", value = 8, on = "-PVC")]
    Element8 = 0b011,
    /// 16 elements
    ///
    /// `spec/instructions/DPAS.md:37`
    #[code(name = "16 elements", value = 16, on = "PVC+")]
    Element16 = 0b100,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/DPAS.md:38`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/DPAS.md:39`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/DPAS.md:40`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/DPAS.md:41`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/DPAS.md:42`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/DPAS.md:43`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/DPAS.md:44`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/DPAS.md:45`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/DPAS.md:46`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/DPAS.md:47`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/DPAS.md:48`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/DPAS.md:49`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/DPAS.md:50`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/DPAS.md:51`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/DPAS.md:52`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/DPAS.md:53`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/DPAS.md:54`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// `w`, bits 7..0: precision of src1
///
/// `spec/instructions/DPAS.md:60`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum W {
    /// u1
    ///
    /// `spec/instructions/DPAS.md:60`
    #[code(name = "u1")]
    U1 = 0b00000001,
    /// s1
    ///
    /// `spec/instructions/DPAS.md:61`
    #[code(name = "s1")]
    S1 = 0b00000010,
    /// u2
    ///
    /// `spec/instructions/DPAS.md:62`
    #[code(name = "u2")]
    U2 = 0b00000011,
    /// s2
    ///
    /// `spec/instructions/DPAS.md:63`
    #[code(name = "s2")]
    S2 = 0b00000100,
    /// u4
    ///
    /// `spec/instructions/DPAS.md:64`
    #[code(name = "u4")]
    U4 = 0b00000101,
    /// s4
    ///
    /// `spec/instructions/DPAS.md:65`
    #[code(name = "s4")]
    S4 = 0b00000110,
    /// u8
    ///
    /// `spec/instructions/DPAS.md:66`
    #[code(name = "u8")]
    U8 = 0b00000111,
    /// s8
    ///
    /// `spec/instructions/DPAS.md:67`
    #[code(name = "s8")]
    S8 = 0b00001000,
    /// bf
    ///
    /// `spec/instructions/DPAS.md:68`
    #[code(name = "bf")]
    Bf = 0b00001001,
    /// hf
    ///
    /// `spec/instructions/DPAS.md:69`
    #[code(name = "hf")]
    Hf = 0b00001010,
    /// tf32
    ///
    /// `spec/instructions/DPAS.md:70`
    #[code(name = "tf32")]
    Tf32 = 0b00001100,
}
/// `a`, bits 7..0: precision of src2
///
/// `spec/instructions/DPAS.md:72`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum A {
    /// u1
    ///
    /// `spec/instructions/DPAS.md:72`
    #[code(name = "u1")]
    U1 = 0b00000001,
    /// s1
    ///
    /// `spec/instructions/DPAS.md:73`
    #[code(name = "s1")]
    S1 = 0b00000010,
    /// u2
    ///
    /// `spec/instructions/DPAS.md:74`
    #[code(name = "u2")]
    U2 = 0b00000011,
    /// s2
    ///
    /// `spec/instructions/DPAS.md:75`
    #[code(name = "s2")]
    S2 = 0b00000100,
    /// u4
    ///
    /// `spec/instructions/DPAS.md:76`
    #[code(name = "u4")]
    U4 = 0b00000101,
    /// s4
    ///
    /// `spec/instructions/DPAS.md:77`
    #[code(name = "s4")]
    S4 = 0b00000110,
    /// u8
    ///
    /// `spec/instructions/DPAS.md:78`
    #[code(name = "u8")]
    U8 = 0b00000111,
    /// s8
    ///
    /// `spec/instructions/DPAS.md:79`
    #[code(name = "s8")]
    S8 = 0b00001000,
    /// bf
    ///
    /// `spec/instructions/DPAS.md:80`
    #[code(name = "bf")]
    Bf = 0b00001001,
    /// hf
    ///
    /// `spec/instructions/DPAS.md:81`
    #[code(name = "hf")]
    Hf = 0b00001010,
    /// tf32
    ///
    /// `spec/instructions/DPAS.md:82`
    #[code(name = "tf32")]
    Tf32 = 0b00001100,
}
/// The bits of `Exec_size`: channels and the mask over them
///
/// `spec/instructions/DPAS.md:34`
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
/// The bits of `W`: precision of src1
///
/// `spec/instructions/DPAS.md:59`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct WBits(#[run(w = 7..= 0, W)] u8);
/// The bits of `A`: precision of src2
///
/// `spec/instructions/DPAS.md:71`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ABits(#[run(a = 7..= 0, A)] u8);
=======
// Generated from spec/instructions/DPAS.md by `cargo xtask regen`; do not edit.
//! DPAS: Multiplies two small matrices and adds a third.

use crate::prelude::*;

>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
/// Multiplies two small matrices and adds a third.
///
/// ```text
/// dpas.<w>.<a>.<sd>.<rc> (<exec_size>) <dst> <src0> <src1> <src2:at>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "DPAS",
    opcode = 0x83,
    on = "XEHP+",
    text = ["dpas.<w>.<a>.<sd>.<rc> (<exec_size>) <dst> <src0> <src1> <src2:at>"],
    page = "spec/instructions/DPAS.md",
    line = 7
)]
#[rule(
    Static,
    id = "DPAS/opcode",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x83",
    doc = "the code of the instruction",
    sum = "371fec10118f753b"
)]
#[rule(
    Static,
    id = "DPAS/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 32,
    kind = "platform",
    expr = "on(\"XEHP+\")",
    doc = "the platforms that have the instruction",
    sum = "3c93d733e8b2157f"
)]
#[rule(
    Static,
    id = "DPAS/exec_size/reserved",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 34,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "DPAS/exec_size/encoding",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 35,
    kind = "exec_size",
    expr = "on(\"-PVC\") && matches!(code(exec_size), 0b011) || on(\"PVC+\") && matches!(code(exec_size), 0b100)",
    doc = "no other codes than the listed ones",
    sum = "a968dd28354cb17f"
)]
#[rule(
    Static,
    id = "DPAS/dst/type",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 55,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | HF | F | DF | BF)",
    doc = "the types of the operand",
    sum = "86738e1e7dae424b"
)]
#[rule(
    Static,
    id = "DPAS/src0/type",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(src0), UD | D | HF | F | DF | BF)",
    doc = "the types of the operand",
    sum = "86738e1e7dae424b"
)]
#[rule(
    Static,
    id = "DPAS/src1/type",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 57,
    kind = "type",
    expr = "matches!(ty(src1), UD | D | DF)",
    doc = "the types of the operand",
    sum = "d1dfe1213b5aab1b"
)]
#[rule(
    Static,
    id = "DPAS/src2/type",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 58,
    kind = "type",
    expr = "matches!(ty(src2), UD | D | DF)",
    doc = "the types of the operand",
    sum = "fa16c077db10eb0f"
)]
#[rule(
    Static,
    id = "DPAS/src2/class",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 58,
    kind = "class",
    expr = "matches!(class(src2), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "DPAS/src2/modifier",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 58,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "fac91d8de6c3b295"
)]
#[rule(
    Static,
    id = "DPAS/w/encoding",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 60,
    kind = "encoding",
    expr = "matches!(code(w), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0c)",
    doc = "no other codes than the listed ones",
    sum = "ea00e9c67ab45ea9"
)]
#[rule(
    Static,
    id = "DPAS/a/encoding",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 72,
    kind = "encoding",
    expr = "matches!(code(a), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0c)",
    doc = "no other codes than the listed ones",
    sum = "ea00e9c67ab45ea9"
)]
#[rule(
    Static,
    id = "DPAS/rc/range",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 84,
    kind = "range",
    expr = "matches!(rc, 1..=8)",
    doc = "the number is within its limits",
    sum = "f7fdd4ef7f39b5ed"
)]
#[rule(
    Static,
    id = "DPAS/w/combination",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 87,
    kind = "type",
    expr = "matches!(ty(dst), UD | D) && matches!(ty(src0), UD | D) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8) && matches!(a, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8) || matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(w, bf) && matches!(a, bf) || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(w, hf) && matches!(a, hf) || ty(dst) == F && ty(src0) == F && matches!(w, tf32) && matches!(a, tf32) || ty(dst) == DF && ty(src0) == DF && ty(src1) == DF && ty(src2) == DF",
    doc = "`w` and `a` must be `u1`, `s1`, `u2`, `s2`, `u4`, `s4`, `u8` or `s8` for `dst` and `src0` of `ud` or `d`, `bf` for `f` or `bf`, `hf` for `f` or `hf`, `tf32` for `f`; or `dst`, `src0`, `src1` and `src2` must all be `df`",
    sum = "70c87fdd7cfbb8bc"
)]
#[rule(
    Static,
    id = "DPAS/dst/double",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 90,
    kind = "type",
    expr = "ty(src1) == DF || ty(src2) == DF => ty(dst) == DF",
    doc = "`dst` must have type `df` if `src1` or `src2` has type `df`",
    sum = "50621d2efe5f3e6e"
)]
#[rule(
    Static,
    id = "DPAS/sd/eight",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 92,
    kind = "field",
    expr = "sd == 8",
    doc = "`sd` must be 8",
    sum = "72fd8bae04072f34"
)]
#[rule(
    Static,
    id = "DPAS/src2/align",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 93,
    kind = "align",
    expr = "(matches!(a, u8 | s8 | bf | hf | tf32) => offset(src2) % 32 == 0) && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => offset(src2) % 16 == 0) && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 32 == 0) && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => offset(src2) % 8 == 0) && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 16 == 0)",
    doc = "`src2` must begin at a multiple of 32 bytes for `a` of `u8`, `s8`, `bf`, `hf` or `tf32`; of 16 for `u4` or `s4` and of 8 for `u2` or `s2` with `w` of `u8` or `s8`; of twice these with `w` of `u1`, `s1`, `u2`, `s2`, `u4` or `s4`",
    sum = "f11311a100578ca1"
)]
#[rule(
    Static,
    id = "DPAS/src2/size",
    on = "",
    page = "spec/instructions/DPAS.md",
    line = 96,
    kind = "size",
    expr = "(matches!(a, u8 | s8 | bf | hf | tf32) => room(src2) >= rc * 32) && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => room(src2) >= rc * 16) && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 32) && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => room(src2) >= rc * 8) && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 16) && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => room(src2) >= rc * 4) && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 8)",
    doc = "`src2` must provide for each of `rc` repetitions 32 bytes for `a` of `u8`, `s8`, `bf`, `hf` or `tf32`; 16 for `u4` or `s4`, 8 for `u2` or `s2` and 4 for `u1` or `s1` with `w` of `u8` or `s8`; twice these with `w` of `u1`, `s1`, `u2`, `s2`, `u4` or `s4`",
    sum = "10582abd68b7b6e2"
)]
=======
#[visa(name = "DPAS", opcode = 0x83, on = "XEHP+", lines = crate::lines::dpas)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Dpas {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The sums, a register for each repetition.
    #[field(Raw)] pub dst: RawOperand,
    /// What the products are added to; V0 is zero.
    #[field(Raw)] pub src0: RawOperand,
    /// One matrix, its precision is W.
    #[field(Raw)] pub src1: RawOperand,
    /// The other matrix, its precision is A.
    #[field(Block)] pub src2: VecOperand,
    /// Precision of src1.
    pub w: WBits,
    /// Precision of src2.
    pub a: ABits,
    /// Systolic depth.
    pub sd: u8,
    /// Repetitions.
    pub rc: u8,
}

/// The bits of `Exec_size`: channels and the mask over them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[run(exec_size = 2..=0, ExecSize)]
    #[run(mask = 7..=4, Mask)]
    u8,
);

/// The bits of `W`: precision of src1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct WBits(
    #[run(w = 7..=0, W)]
    u8,
);

/// The bits of `A`: precision of src2.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ABits(
    #[run(a = 7..=0, A)]
    u8,
);

/// `exec_size`, bits 2..0: execution size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "8 elements", value = 8, on = "-PVC")] Element8 = 0b011,
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

/// `w`, bits 7..0: precision of src1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum W {
    #[code(name = "u1")] U1 = 0b00000001,
    #[code(name = "s1")] S1 = 0b00000010,
    #[code(name = "u2")] U2 = 0b00000011,
    #[code(name = "s2")] S2 = 0b00000100,
    #[code(name = "u4")] U4 = 0b00000101,
    #[code(name = "s4")] S4 = 0b00000110,
    #[code(name = "u8")] U8 = 0b00000111,
    #[code(name = "s8")] S8 = 0b00001000,
    #[code(name = "bf")] Bf = 0b00001001,
    #[code(name = "hf")] Hf = 0b00001010,
    #[code(name = "tf32")] Tf32 = 0b00001100,
}

/// `a`, bits 7..0: precision of src2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum A {
    #[code(name = "u1")] U1 = 0b00000001,
    #[code(name = "s1")] S1 = 0b00000010,
    #[code(name = "u2")] U2 = 0b00000011,
    #[code(name = "s2")] S2 = 0b00000100,
    #[code(name = "u4")] U4 = 0b00000101,
    #[code(name = "s4")] S4 = 0b00000110,
    #[code(name = "u8")] U8 = 0b00000111,
    #[code(name = "s8")] S8 = 0b00001000,
    #[code(name = "bf")] Bf = 0b00001001,
    #[code(name = "hf")] Hf = 0b00001010,
    #[code(name = "tf32")] Tf32 = 0b00001100,
}

rules! {
    Dpas: "DPAS" at crate::lines::dpas;

    /// the code of the instruction
    "opcode": opcode == 0x83;
    /// the platforms that have the instruction
    "platform": on("XEHP+");
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]:
        on("-PVC") && matches!(code(exec_size), 0b011) || on("PVC+") && matches!(code(exec_size), 0b100);
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD | D | FLOATS | BF);
    /// the types of the operand
    "src0/type": matches!(ty(src0), UD | D | FLOATS | BF);
    /// the types of the operand
    "src1/type": matches!(ty(src1), UD | D | DF);
    /// the types of the operand
    "src2/type": matches!(ty(src2), UD | D | DF);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None);
    /// no other codes than the listed ones
    "w/encoding": matches!(code(w), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0c);
    /// no other codes than the listed ones
    "a/encoding": matches!(code(a), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0c);
    /// the number is within its limits
    "rc/range": matches!(rc, 1..=8);
    /// which types of the sum go with which precisions
    "w/combination" [type]:
        matches!(ty(dst), UD | D)
                && matches!(ty(src0), UD | D)
                && matches!(w, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8)
                && matches!(a, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8)
            || matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(w, bf) && matches!(a, bf)
            || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(w, hf) && matches!(a, hf)
            || ty(dst) == F && ty(src0) == F && matches!(w, tf32) && matches!(a, tf32)
            || ty(dst) == DF && ty(src0) == DF && ty(src1) == DF && ty(src2) == DF;
    /// all are DF or none is
    "dst/double" [type]: ty(src1) == DF || ty(src2) == DF => ty(dst) == DF;
    /// the platforms that have the instruction know no other depth
    "sd/eight" [field]: sd == 8;
    /// src2 begins where a repetition may begin
    "src2/align":
        (matches!(a, u8 | s8 | bf | hf | tf32) => offset(src2) % 32 == 0)
            && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => offset(src2) % 16 == 0)
            && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 32 == 0)
            && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => offset(src2) % 8 == 0)
            && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 16 == 0);
    /// src2 has the elements of all repetitions
    "src2/size":
        (matches!(a, u8 | s8 | bf | hf | tf32) => room(src2) >= rc * 32)
            && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => room(src2) >= rc * 16)
            && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 32)
            && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => room(src2) >= rc * 8)
            && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 16)
            && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => room(src2) >= rc * 4)
            && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 8);
}

rules! {
    ExecSizeBits: "exec_size" at crate::lines::execution::exec_size;

    /// the mask begins at a multiple of the execution size
    "mask/offset" [field]: code(exec_size.mask) % 8 * 4 % exec_size == 0;
}
