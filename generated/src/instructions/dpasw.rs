<<<<<<< HEAD
//! Generated from spec/instructions/DPASW.md by `cargo xtask regen`; do not edit.
//! DPASW from `spec/instructions/DPASW.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::RawOperand;
use crate::operands::VecOperand;
/// `exec_size`, bits 2..0: execution size
///
/// `spec/instructions/DPASW.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum ExecSize {
    /// 8 elements
    ///
    /// `spec/instructions/DPASW.md:28`
    #[code(name = "8 elements", value = 8, on = "-PVC")]
    Element8 = 0b011,
}
/// `mask`, bits 7..4: execution mask
///
/// `spec/instructions/DPASW.md:29`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mask {
    /// M1
    ///
    /// `spec/instructions/DPASW.md:30`
    #[code(name = "M1")]
    M1 = 0b0000,
    /// M2
    ///
    /// `spec/instructions/DPASW.md:31`
    #[code(name = "M2")]
    M2 = 0b0001,
    /// M3
    ///
    /// `spec/instructions/DPASW.md:32`
    #[code(name = "M3")]
    M3 = 0b0010,
    /// M4
    ///
    /// `spec/instructions/DPASW.md:33`
    #[code(name = "M4")]
    M4 = 0b0011,
    /// M5
    ///
    /// `spec/instructions/DPASW.md:34`
    #[code(name = "M5")]
    M5 = 0b0100,
    /// M6
    ///
    /// `spec/instructions/DPASW.md:35`
    #[code(name = "M6")]
    M6 = 0b0101,
    /// M7
    ///
    /// `spec/instructions/DPASW.md:36`
    #[code(name = "M7")]
    M7 = 0b0110,
    /// M8
    ///
    /// `spec/instructions/DPASW.md:37`
    #[code(name = "M8")]
    M8 = 0b0111,
    /// M1_NM
    ///
    /// `spec/instructions/DPASW.md:38`
    #[code(name = "M1_NM")]
    M1Nm = 0b1000,
    /// M2_NM
    ///
    /// `spec/instructions/DPASW.md:39`
    #[code(name = "M2_NM")]
    M2Nm = 0b1001,
    /// M3_NM
    ///
    /// `spec/instructions/DPASW.md:40`
    #[code(name = "M3_NM")]
    M3Nm = 0b1010,
    /// M4_NM
    ///
    /// `spec/instructions/DPASW.md:41`
    #[code(name = "M4_NM")]
    M4Nm = 0b1011,
    /// M5_NM
    ///
    /// `spec/instructions/DPASW.md:42`
    #[code(name = "M5_NM")]
    M5Nm = 0b1100,
    /// M6_NM
    ///
    /// `spec/instructions/DPASW.md:43`
    #[code(name = "M6_NM")]
    M6Nm = 0b1101,
    /// M7_NM
    ///
    /// `spec/instructions/DPASW.md:44`
    #[code(name = "M7_NM")]
    M7Nm = 0b1110,
    /// M8_NM
    ///
    /// `spec/instructions/DPASW.md:45`
    #[code(name = "M8_NM")]
    M8Nm = 0b1111,
}
/// `w`, bits 7..0: precision of src1
///
/// `spec/instructions/DPASW.md:51`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum W {
    /// u1
    ///
    /// `spec/instructions/DPASW.md:51`
    #[code(name = "u1")]
    U1 = 0b00000001,
    /// s1
    ///
    /// `spec/instructions/DPASW.md:52`
    #[code(name = "s1")]
    S1 = 0b00000010,
    /// u2
    ///
    /// `spec/instructions/DPASW.md:53`
    #[code(name = "u2")]
    U2 = 0b00000011,
    /// s2
    ///
    /// `spec/instructions/DPASW.md:54`
    #[code(name = "s2")]
    S2 = 0b00000100,
    /// u4
    ///
    /// `spec/instructions/DPASW.md:55`
    #[code(name = "u4")]
    U4 = 0b00000101,
    /// s4
    ///
    /// `spec/instructions/DPASW.md:56`
    #[code(name = "s4")]
    S4 = 0b00000110,
    /// u8
    ///
    /// `spec/instructions/DPASW.md:57`
    #[code(name = "u8")]
    U8 = 0b00000111,
    /// s8
    ///
    /// `spec/instructions/DPASW.md:58`
    #[code(name = "s8")]
    S8 = 0b00001000,
    /// bf
    ///
    /// `spec/instructions/DPASW.md:59`
    #[code(name = "bf")]
    Bf = 0b00001001,
    /// hf
    ///
    /// `spec/instructions/DPASW.md:60`
    #[code(name = "hf")]
    Hf = 0b00001010,
}
/// `a`, bits 7..0: precision of src2
///
/// `spec/instructions/DPASW.md:62`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum A {
    /// u1
    ///
    /// `spec/instructions/DPASW.md:62`
    #[code(name = "u1")]
    U1 = 0b00000001,
    /// s1
    ///
    /// `spec/instructions/DPASW.md:63`
    #[code(name = "s1")]
    S1 = 0b00000010,
    /// u2
    ///
    /// `spec/instructions/DPASW.md:64`
    #[code(name = "u2")]
    U2 = 0b00000011,
    /// s2
    ///
    /// `spec/instructions/DPASW.md:65`
    #[code(name = "s2")]
    S2 = 0b00000100,
    /// u4
    ///
    /// `spec/instructions/DPASW.md:66`
    #[code(name = "u4")]
    U4 = 0b00000101,
    /// s4
    ///
    /// `spec/instructions/DPASW.md:67`
    #[code(name = "s4")]
    S4 = 0b00000110,
    /// u8
    ///
    /// `spec/instructions/DPASW.md:68`
    #[code(name = "u8")]
    U8 = 0b00000111,
    /// s8
    ///
    /// `spec/instructions/DPASW.md:69`
    #[code(name = "s8")]
    S8 = 0b00001000,
    /// bf
    ///
    /// `spec/instructions/DPASW.md:70`
    #[code(name = "bf")]
    Bf = 0b00001001,
    /// hf
    ///
    /// `spec/instructions/DPASW.md:71`
    #[code(name = "hf")]
    Hf = 0b00001010,
}
/// The bits of `Exec_size`: channels and the mask over them
///
/// `spec/instructions/DPASW.md:26`
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
/// `spec/instructions/DPASW.md:50`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct WBits(#[run(w = 7..= 0, W)] u8);
/// The bits of `A`: precision of src2
///
/// `spec/instructions/DPASW.md:61`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ABits(#[run(a = 7..= 0, A)] u8);
=======
// Generated from spec/instructions/DPASW.md by `cargo xtask regen`; do not edit.
//! DPASW: DPAS by two threads, each of which brings half of src2.

use crate::prelude::*;

>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
/// DPAS by two threads, each of which brings half of src2.
///
/// ```text
/// dpasw.<w>.<a>.<sd>.<rc> (<exec_size>) <dst> <src0> <src1> <src2:at>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "DPASW",
    opcode = 0x1c,
    on = "DG2,XEHP",
    text = ["dpasw.<w>.<a>.<sd>.<rc> (<exec_size>) <dst> <src0> <src1> <src2:at>"],
    page = "spec/instructions/DPASW.md",
    line = 7
)]
#[rule(
    Static,
    id = "DPASW/opcode",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x1c",
    doc = "the code of the instruction",
    sum = "968d96c2661eda7f"
)]
#[rule(
    Static,
    id = "DPASW/exec_size/reserved",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 26,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "DPASW/exec_size/encoding",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 27,
    kind = "exec_size",
    expr = "on(\"-PVC\") && matches!(code(exec_size), 0b011)",
    doc = "no other codes than the listed ones",
    sum = "e0ec97307a8b1649"
)]
#[rule(
    Static,
    id = "DPASW/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 33,
    kind = "platform",
    expr = "on(\"DG2,XEHP\")",
    doc = "the platforms that have the instruction",
    sum = "2c89ff9990261421"
)]
#[rule(
    Static,
    id = "DPASW/dst/type",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 46,
    kind = "type",
    expr = "matches!(ty(dst), UD | D | F)",
    doc = "the types of the operand",
    sum = "af361ec82b18f025"
)]
#[rule(
    Static,
    id = "DPASW/src1/type",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 48,
    kind = "type",
    expr = "matches!(ty(src1), UD | D)",
    doc = "the types of the operand",
    sum = "49f29154b85dc0d7"
)]
#[rule(
    Static,
    id = "DPASW/src2/type",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 49,
    kind = "type",
    expr = "matches!(ty(src2), UD | D)",
    doc = "the types of the operand",
    sum = "04edebf5474ee71b"
)]
#[rule(
    Static,
    id = "DPASW/src2/class",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 49,
    kind = "class",
    expr = "matches!(class(src2), General)",
    doc = "the classes of the operand",
    sum = "82bae79fe7e03c98"
)]
#[rule(
    Static,
    id = "DPASW/src2/modifier",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 49,
    kind = "modifier",
    expr = "matches!(modifier(src2), None)",
    doc = "the modifiers of sources",
    sum = "73b870ada37a347f"
)]
#[rule(
    Static,
    id = "DPASW/w/encoding",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 51,
    kind = "encoding",
    expr = "matches!(code(w), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a)",
    doc = "no other codes than the listed ones",
    sum = "21aa376698f13030"
)]
#[rule(
    Static,
    id = "DPASW/a/encoding",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 62,
    kind = "encoding",
    expr = "matches!(code(a), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a)",
    doc = "no other codes than the listed ones",
    sum = "21aa376698f13030"
)]
#[rule(
    Static,
    id = "DPASW/rc/range",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 73,
    kind = "range",
    expr = "matches!(rc, 1..=8)",
    doc = "the number is within its limits",
    sum = "f7fdd4ef7f39b5ed"
)]
#[rule(
    Static,
    id = "DPASW/src0/type",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 76,
    kind = "type",
    expr = "matches!(ty(src0), UD | D | F) && ty(src0) == ty(dst)",
    doc = "`src0` must have the type of `dst`, which must be `ud`, `d` or `f`",
    sum = "ec41c43b93000e2a"
)]
#[rule(
    Static,
    id = "DPASW/w/combination",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 78,
    kind = "type",
    expr = "(matches!(ty(dst), UD | D) => matches!(w, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8) && matches!(a, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8)) && (ty(dst) == F => matches!(w, bf) && matches!(a, bf) || matches!(w, hf) && matches!(a, hf))",
    doc = "`w` and `a` must be `u1`, `s1`, `u2`, `s2`, `u4`, `s4`, `u8` or `s8` if `dst` has type `ud` or `d`, and both `bf` or both `hf` if it has type `f`",
    sum = "a9a3d7c0957623e0"
)]
#[rule(
    Static,
    id = "DPASW/src2/size",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 81,
    kind = "size",
    expr = "(matches!(a, u8 | s8 | bf | hf) => room(src2) >= rc * 32 / 64 * 32) && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => room(src2) >= rc * 16 / 64 * 32) && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 32 / 64 * 32) && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => room(src2) >= rc * 8 / 64 * 32) && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 16 / 64 * 32) && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => room(src2) >= rc * 4 / 64 * 32) && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 8 / 64 * 32)",
    doc = "`src2` must provide 32 bytes for each 64 of the bytes of `rc` repetitions: 32 for `a` of `u8`, `s8`, `bf` or `hf`; 16 for `u4` or `s4`, 8 for `u2` or `s2` and 4 for `u1` or `s1` with `w` of `u8` or `s8`; twice these with `w` of `u1`, `s1`, `u2`, `s2`, `u4` or `s4`",
    sum = "9fa4a49c8d5463be"
)]
#[rule(
    Static,
    id = "DPASW/sd/eight",
    on = "",
    page = "spec/instructions/DPASW.md",
    line = 85,
    kind = "field",
    expr = "sd == 8",
    doc = "`sd` must be 8",
    sum = "72fd8bae04072f34"
)]
=======
#[visa(name = "DPASW", opcode = 0x1c, on = "DG2,XEHP", lines = crate::lines::dpasw)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Dpasw {
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
}

rules! {
    Dpasw: "DPASW" at crate::lines::dpasw;

    /// the code of the instruction
    "opcode": opcode == 0x1c;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: on("-PVC") && matches!(code(exec_size), 0b011);
    /// the platforms that have the instruction
    "platform": on("DG2,XEHP");
    /// the types of the operand
    "dst/type": matches!(ty(dst), UD | D | F);
    /// the types of the operand
    "src1/type": matches!(ty(src1), UD | D);
    /// the types of the operand
    "src2/type": matches!(ty(src2), UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None);
    /// no other codes than the listed ones
    "w/encoding": matches!(code(w), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a);
    /// no other codes than the listed ones
    "a/encoding": matches!(code(a), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a);
    /// the number is within its limits
    "rc/range": matches!(rc, 1..=8);
    /// src0 has the type of the sums
    "src0/type": matches!(ty(src0), UD | D | F) && ty(src0) == ty(dst);
    /// which types of the sum go with which precisions
    "w/combination" [type]:
        (matches!(ty(dst), UD | D)
                => matches!(w, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8)
                    && matches!(a, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8))
            && (ty(dst) == F => matches!(w, bf) && matches!(a, bf) || matches!(w, hf) && matches!(a, hf));
    /// src2 has the registers that the second thread brings; the first may bring one more
    "src2/size":
        (matches!(a, u8 | s8 | bf | hf) => room(src2) >= rc * 32 / 64 * 32)
            && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => room(src2) >= rc * 16 / 64 * 32)
            && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 32 / 64 * 32)
            && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => room(src2) >= rc * 8 / 64 * 32)
            && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 16 / 64 * 32)
            && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => room(src2) >= rc * 4 / 64 * 32)
            && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => room(src2) >= rc * 8 / 64 * 32);
    /// the platforms that have the instruction know no other depth
    "sd/eight" [field]: sd == 8;
}

rules! {
    ExecSizeBits: "exec_size" at crate::lines::execution::exec_size;

    /// the mask begins at a multiple of the execution size
    "mask/offset" [field]: code(exec_size.mask) % 8 * 4 % exec_size == 0;
}
