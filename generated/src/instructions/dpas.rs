// Generated from spec/instructions/DPAS.md by `cargo xtask regen`; do not edit.
//! DPAS: Multiplies two small matrices and adds a third.

use crate::prelude::*;

/// Multiplies two small matrices and adds a third.
///
/// ```text
/// dpas.<w>.<a>.<sd>.<rc> (<exec_size>) <dst> <src0> <src1> <src2:at>
/// ```
///
/// ```c
/// ops = w and a have 19 bits ? 1 : w and a have 16 ? 2 : w or a has 8 ? 4 : 8; // products for each dword
/// per_dword = 32 / (ops * bits(w)); // steps that a dword of src1 serves
/// for (r = 0; r < rc; ++r)
///   for (n = 0; n < exec_size; ++n) {
///     sum = src0 is null ? 0 : element n of register r of src0;
///     for (d = 0; d < sd; ++d)
///       for (k = 0; k < ops; ++k)
///         sum += element (d % per_dword) * ops + k of dword n of register d / per_dword of src1
///           * element (r * sd + d) * ops + k of src2;
///     element n of register r of dst = sum;
///   }
/// ```
///
/// # Notes
///
/// Bf is a float of 16 bits with 8 bits of exponent, hf one with 5, tf32 one of 19 bits with 8.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DPAS", opcode = 0x83, on = "XEHP+", lines = crate::lines::dpas)]
pub struct Dpas {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Sums, one for each channel and repetition.
    #[field(RawDestination)] pub dst: RawOperand,
    /// Summand for the products; V0 is zero.
    #[field(Raw)] pub src0: RawOperand,
    /// First matrix, of precision W.
    #[field(Raw)] pub src1: RawOperand,
    /// Second matrix, of precision A.
    #[field(Block)] pub src2: VecOperand,
    /// Precision of src1.
    pub w: WBits,
    /// Precision of src2.
    pub a: ABits,
    /// Systolic depth.
    pub sd: u8,
    /// Number of repetitions.
    pub rc: u8,
}

/// The bits of `Exec_size`: execution size and execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[bits(exec_size = 2..=0, ExecSize)]
    #[bits(mask = 7..=4, Mask)]
    u8,
);

/// The bits of `W`: precision of src1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct WBits(
    #[bits(w = 7..=0, W)]
    u8,
);

/// The bits of `A`: precision of src2.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ABits(
    #[bits(a = 7..=0, A)]
    u8,
);

/// `exec_size`, bits 2..0: execution size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "8 elements", value = 8, on = "-PVC")] Simd8 = 0b011,
    #[code(name = "16 elements", value = 16, on = "PVC+")] Simd16 = 0b100,
}

/// `mask`, bits 7..4: execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
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
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
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
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
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

    /// `opcode` of DPAS must be 0x83
    "opcode": opcode == 0x83;
    /// DPAS is available only on XEHP and later
    "platform": on("XEHP+");
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 elements before PVC, or 16 elements on PVC and later
    "exec_size/encoding" [exec_size]:
        on("-PVC") && matches!(code(exec_size), 0b011) || on("PVC+") && matches!(code(exec_size), 0b100);
    /// `dst` must have type `ud`, `d`, `hf`, `f`, `df` or `bf`
    "dst/type": matches!(ty(dst), UD | D | FLOATS | BF);
    /// `src0` must have type `ud`, `d`, `hf`, `f`, `df` or `bf`
    "src0/type": matches!(ty(src0), UD | D | FLOATS | BF);
    /// `src1` must have type `ud`, `d` or `df`
    "src1/type": matches!(ty(src1), UD | D | DF);
    /// `src2` must have type `ud`, `d` or `df`
    "src2/type": matches!(ty(src2), UD | D | DF);
    /// `src2` must be a general operand
    "src2/class": matches!(class(src2), General);
    /// `src2` must have no modifier
    "src2/modifier": matches!(modifier(src2), None);
    /// `w` must be `u1`, `s1`, `u2`, `s2`, `u4`, `s4`, `u8`, `s8`, `bf`, `hf` or `tf32`
    "w/encoding": matches!(code(w), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0c);
    /// `a` must be `u1`, `s1`, `u2`, `s2`, `u4`, `s4`, `u8`, `s8`, `bf`, `hf` or `tf32`
    "a/encoding": matches!(code(a), 0x01 | 0x02 | 0x03 | 0x04 | 0x05 | 0x06 | 0x07 | 0x08 | 0x09 | 0x0a | 0x0c);
    /// `rc` must be in the range 1 to 8
    "rc/range": matches!(rc, 1..=8);
    /// `w` and `a` must be `u1`, `s1`, `u2`, `s2`, `u4`, `s4`, `u8` or `s8` for `dst` and `src0` of `ud` or `d`, `bf`
    /// for `f` or `bf`, `hf` for `f` or `hf`, `tf32` for `f`; or `dst`, `src0`, `src1` and `src2` must all be `df`
    "w/combination" [type]:
        matches!(ty(dst), UD | D)
                && matches!(ty(src0), UD | D)
                && matches!(w, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8)
                && matches!(a, u1 | s1 | u2 | s2 | u4 | s4 | u8 | s8)
            || matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF) && matches!(w, bf) && matches!(a, bf)
            || matches!(ty(dst), F | HF) && matches!(ty(src0), F | HF) && matches!(w, hf) && matches!(a, hf)
            || ty(dst) == F && ty(src0) == F && matches!(w, tf32) && matches!(a, tf32)
            || ty(dst) == DF && ty(src0) == DF && ty(src1) == DF && ty(src2) == DF;
    /// `w` and `a` must not be `u1` or `s1`
    "w/one_bit" [field, warning
        "The finalizer does not finish for these precisions, which pages list (errata DPAS-9)."]:
        !matches!(w, u1 | s1) && !matches!(a, u1 | s1);
    /// `dst` must have type `df` if `src1` or `src2` has type `df`
    "dst/double" [type]: ty(src1) == DF || ty(src2) == DF => ty(dst) == DF;
    /// `sd` must be 8
    "sd/eight" [field]: sd == 8;
    /// `src2` must begin at a multiple of 32 bytes for `a` of `u8`, `s8`, `bf`, `hf` or `tf32`; of 16 for `u4` or `s4`,
    /// of 8 for `u2` or `s2` and of 4 for `u1` or `s1` with `w` of `u8` or `s8`; of twice these with `w` of `u1`, `s1`,
    /// `u2`, `s2`, `u4` or `s4`
    "src2/align":
        (matches!(a, u8 | s8 | bf | hf | tf32) => offset(src2) % 32 == 0)
            && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => offset(src2) % 16 == 0)
            && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 32 == 0)
            && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => offset(src2) % 8 == 0)
            && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 16 == 0)
            && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => offset(src2) % 4 == 0)
            && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => offset(src2) % 8 == 0);
    /// `src2` must be in a variable that begins, where it is a part of another one, at a multiple of 32 bytes for `a`
    /// of `u8`, `s8`, `bf`, `hf` or `tf32`; of 16 for `u4` or `s4`, of 8 for `u2` or `s2` and of 4 for `u1` or `s1`
    /// with `w` of `u8` or `s8`; of twice these with `w` of `u1`, `s1`, `u2`, `s2`, `u4` or `s4`
    "src2/alias" [align, object]:
        (matches!(a, u8 | s8 | bf | hf | tf32) => var_place(index(src2)) % 32 == 0)
            && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => var_place(index(src2)) % 16 == 0)
            && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => var_place(index(src2)) % 32 == 0)
            && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => var_place(index(src2)) % 8 == 0)
            && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => var_place(index(src2)) % 16 == 0)
            && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => var_place(index(src2)) % 4 == 0)
            && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => var_place(index(src2)) % 8 == 0);
    /// `src2` must provide, unless `dst` has type `df`, for each of `rc` repetitions 32 bytes for `a` of `u8`, `s8`,
    /// `bf`, `hf` or `tf32`; 16 for `u4` or `s4`, 8 for `u2` or `s2` and 4 for `u1` or `s1` with `w` of `u8` or `s8`;
    /// twice these with `w` of `u1`, `s1`, `u2`, `s2`, `u4` or `s4`
    "src2/size":
        ty(dst) != DF
            => (matches!(a, u8 | s8 | bf | hf | tf32) => available(src2) >= rc * 32)
                && (matches!(a, u4 | s4) && matches!(w, u8 | s8) => available(src2) >= rc * 16)
                && (matches!(a, u4 | s4) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => available(src2) >= rc * 32)
                && (matches!(a, u2 | s2) && matches!(w, u8 | s8) => available(src2) >= rc * 8)
                && (matches!(a, u2 | s2) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => available(src2) >= rc * 16)
                && (matches!(a, u1 | s1) && matches!(w, u8 | s8) => available(src2) >= rc * 4)
                && (matches!(a, u1 | s1) && matches!(w, u1 | s1 | u2 | s2 | u4 | s4) => available(src2) >= rc * 8);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `src1` must not be null
    "src1/null": !null(src1);
    /// `dst` must provide an element for each channel and each of `rc` repetitions
    "dst/size": available(dst) >= rc * exec_size * bytes(ty(dst));
    /// `src0` must be null or provide an element for each channel and each of `rc` repetitions
    "src0/size": available(src0) >= rc * exec_size * bytes(ty(src0));
    /// `src1` must provide, unless `dst` has type `df`, for each channel 32 bytes for `w` of `u8`, `s8`, `bf`, `hf` or
    /// `tf32`; 16 for `u4` or `s4`, 8 for `u2` or `s2` and 4 for `u1` or `s1` with `a` of `u8` or `s8`; twice these
    /// with `a` of `u1`, `s1`, `u2`, `s2`, `u4` or `s4`
    "src1/size":
        ty(dst) != DF
            => (matches!(w, u8 | s8 | bf | hf | tf32) => available(src1) >= exec_size * 32)
                && (matches!(w, u4 | s4) && matches!(a, u8 | s8) => available(src1) >= exec_size * 16)
                && (matches!(w, u4 | s4) && matches!(a, u1 | s1 | u2 | s2 | u4 | s4)
                    => available(src1) >= exec_size * 32)
                && (matches!(w, u2 | s2) && matches!(a, u8 | s8) => available(src1) >= exec_size * 8)
                && (matches!(w, u2 | s2) && matches!(a, u1 | s1 | u2 | s2 | u4 | s4)
                    => available(src1) >= exec_size * 16)
                && (matches!(w, u1 | s1) && matches!(a, u8 | s8) => available(src1) >= exec_size * 4)
                && (matches!(w, u1 | s1) && matches!(a, u1 | s1 | u2 | s2 | u4 | s4)
                    => available(src1) >= exec_size * 8);
    /// `dst` must not have type `df`
    "dst/no_double" [type, warning
        "The finalizer refuses the type on every platform (errata DPAS-10)."]:
        ty(dst) != DF;
    /// `dst` must not have type `hf` or `bf`
    "dst/half" [type, on "XEHP,DG2", warning
        "The finalizer refuses the type on these platforms (errata DPAS-10)."]:
        !matches!(ty(dst), HF | BF);
    /// `src0` must not have type `hf` or `bf`
    "src0/half" [type, on "XEHP,DG2", warning
        "The finalizer refuses the type on these platforms (errata DPAS-10)."]:
        !matches!(ty(src0), HF | BF);
}

rules! {
    ExecSizeBits: "exec_size" at crate::lines::execution::exec_size;

    /// `mask` must begin at a channel (its code modulo 8, times 4) that is a multiple of `exec_size`
    "mask/offset" [field]: code(exec_size.mask) % 8 * 4 % exec_size == 0;
    /// `mask` with a code below 0b1000 must begin at a channel (its code times 4) that leaves `exec_size` channels
    /// before the end of `SimdSize`, if this attribute is 8, 16 or 32
    "mask/dispatch" [field, object]:
        matches!(attribute("SimdSize"), 8 | 16 | 32) && code(exec_size.mask) < 0b1000
            => code(exec_size.mask) * 4 + exec_size <= attribute("SimdSize");
}
