// Generated from spec/instructions/TYPED_ATOMIC.md by `cargo xtask regen`; do not edit.
//! TYPED_ATOMIC: Changes a value of a typed surface for each channel atomically.

use crate::prelude::*;

/// Changes a value of a typed surface for each channel atomically.
///
/// ```text
/// [(<pred>) ]typed_atomic.<op><op.word?.16> (<exec_size>) <surface> <u> <v> <r> <lod> <src0> <src1> <dst>
/// where op: imin is minsint, imax is maxsint
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     old = value of surface at (u[n], v[n], r[n]), level lod[n];
///     new = op(old, src0[n], src1[n]);
///     value of surface at (u[n], v[n], r[n]), level lod[n] = new;
///     dst[n] = op == predec ? new : old;
///   }
/// ```
///
/// # Notes
///
/// The operations are those of DWORD_ATOMIC.
///
/// Coordinates are numbers of values. V0 replaces those that a surface lacks:
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "TYPED_ATOMIC", opcode = 0x73, lines = crate::lines::typed_atomic)]
pub struct TypedAtomic {
    /// Operation and width.
    pub op: OpBits,
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Index of the surface variable.
    #[field(refers = Surface)] pub surface: u8,
    /// First coordinate of each channel.
    #[field(Raw)] pub u: RawOperand,
    /// Second coordinate of each channel, or V0.
    #[field(Raw)] pub v: RawOperand,
    /// Third coordinate of each channel, or V0.
    #[field(Raw)] pub r: RawOperand,
    /// Level of detail of each channel, or V0.
    #[field(Raw)] pub lod: RawOperand,
    /// First value of each channel, or V0.
    #[field(Raw)] pub src0: RawOperand,
    /// Second value of each channel, or V0.
    #[field(Raw)] pub src1: RawOperand,
    /// Result of each channel, or V0.
    #[field(RawDestination)] pub dst: RawOperand,
}

/// The bits of `Op`: operation and width.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct OpBits(
    #[bits(op = 4..=0, Op)]
    #[bits(word = 5..=5)]
    u8,
);

/// The bits of `Exec_size`: execution size and execution mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ExecSizeBits(
    #[bits(exec_size = 2..=0, ExecSize)]
    #[bits(mask = 7..=4, Mask)]
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
    /// Old - 1; the result is the new value.
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
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum ExecSize {
    #[code(name = "8 elements", value = 8)] Simd8 = 0b011,
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

rules! {
    TypedAtomic: "TYPED_ATOMIC" at crate::lines::typed_atomic;

    /// `opcode` of TYPED_ATOMIC must be 0x73
    "opcode": opcode == 0x73;
    /// bits 6 and 7 of `op` are reserved and must be zero
    "op/reserved": raw(op) & 0b11000000 == 0;
    /// `op` must be `add`, `sub`, `inc`, `dec`, `min`, `max`, `xchg`, `cmpxchg`, `and`, `or`, `xor`, `imin`, `imax`,
    /// `predec`, `fmax`, `fmin`, `fcmpwr`, `fadd` or `fsub`
    "op/encoding":
        matches!(code(op), 0b00000 | 0b00001 | 0b00010 | 0b00011 | 0b00100 | 0b00101 | 0b00110 | 0b00111 | 0b01000 |
            0b01001 | 0b01010 | 0b01011 | 0b01100 | 0b01101 | 0b10000 | 0b10001 | 0b10010 | 0b10011 | 0b10100);
    /// `op.word` (bit 5 of `op`) must be zero, except on TGLLP and later
    "op.word/reserved": on("TGLLP+") || raw(op) & 0b00100000 == 0;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 elements, or 16 elements on PVC and later
    "exec_size/encoding" [exec_size]:
        matches!(code(exec_size), 0b011) || on("PVC+") && matches!(code(exec_size), 0b100);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `u` must have type `ud`
    "u/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(u), UD);
    /// `v` must have type `ud`
    "v/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(v), UD);
    /// `r` must have type `ud`
    "r/type" [warning
        "The finalizer does not check the types of offsets, and Intel's compiler writes signed ones (errata \
        GATHER_SCALED-1)."]:
        matches!(ty(r), UD);
    /// `lod` must have type `ud`
    "lod/type": matches!(ty(lod), UD);
    /// `src0` must have type `ud`, `d` or `f`
    "src0/type": matches!(ty(src0), UD | D | F);
    /// `src1` must have type `ud`, `d` or `f`
    "src1/type": matches!(ty(src1), UD | D | F);
    /// `dst` must have type `ud`, `d` or `f`
    "dst/type": matches!(ty(dst), UD | D | F);
    /// `u` must not be null: every surface has a first coordinate
    "u/null": !null(u);
    /// `u` must provide 4 bytes for each channel
    "u/size": available(u) >= exec_size * 4;
    /// `u` must give each channel an address that is a multiple of 2 if `op.word` has the code 1
    "u/align" [access, runtime]: code(op.word) == 1 => address(u) % 2 == 0;
    /// `v` must be null or provide 4 bytes for each channel
    "v/size": available(v) >= exec_size * 4;
    /// `v` must not be null unless `r` is: a surface with a third coordinate has a second one
    "v/row" [null]: !null(r) => !null(v);
    /// `r` must be null or provide 4 bytes for each channel
    "r/size": available(r) >= exec_size * 4;
    /// `lod` must be null or provide 4 bytes for each channel
    "lod/size": available(lod) >= exec_size * 4;
    /// `src0` must not be null unless `op` is `inc`, `dec` or `predec`
    "src0/null": !matches!(op, inc | dec | predec) => !null(src0);
    /// `src0` must be null if `op` is `inc` or `dec`
    "src0/unused" [null]: matches!(op, inc | dec) => null(src0);
    /// `src0` must not have type `ud` or `f` if `op` is `imin` or `imax`, `ud` or `d` if it is `fmax`, `fmin`,
    /// `fcmpwr`, `fadd` or `fsub`, and `d` or `f` otherwise
    "src0/sign" [type, warning
        "The finalizer does not check the types, and Intel's compiler writes `ud` for signed operations (errata \
        TYPED_ATOMIC-1)."]:
        (matches!(op, imin | imax) => !matches!(ty(src0), UD | F))
            && (matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => !matches!(ty(src0), UD | D))
            && (!matches!(op, imin | imax | fmax | fmin | fcmpwr | fadd | fsub) => !matches!(ty(src0), D | F));
    /// `src0` must provide 4 bytes for each channel
    "src0/size": available(src0) >= exec_size * 4;
    /// `src1` must not be null if `op` is `cmpxchg` or `fcmpwr`
    "src1/null": matches!(op, cmpxchg | fcmpwr) => !null(src1);
    /// `src1` must be null unless `op` is `cmpxchg` or `fcmpwr`
    "src1/unused" [null]: !matches!(op, cmpxchg | fcmpwr) => null(src1);
    /// `src1` must not have type `ud` or `f` if `op` is `imin` or `imax`, `ud` or `d` if it is `fmax`, `fmin`,
    /// `fcmpwr`, `fadd` or `fsub`, and `d` or `f` otherwise
    "src1/sign" [type, warning
        "The finalizer does not check the types, and Intel's compiler writes `ud` for signed operations (errata \
        TYPED_ATOMIC-1)."]:
        (matches!(op, imin | imax) => !matches!(ty(src1), UD | F))
            && (matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => !matches!(ty(src1), UD | D))
            && (!matches!(op, imin | imax | fmax | fmin | fcmpwr | fadd | fsub) => !matches!(ty(src1), D | F));
    /// `src1` must provide 4 bytes for each channel
    "src1/size": available(src1) >= exec_size * 4;
    /// `dst` must not have type `ud` or `f` if `op` is `imin` or `imax`, `ud` or `d` if it is `fmax`, `fmin`, `fcmpwr`,
    /// `fadd` or `fsub`, and `d` or `f` otherwise
    "dst/sign" [type, warning
        "The finalizer does not check the types, and Intel's compiler writes `ud` for signed operations (errata \
        TYPED_ATOMIC-1)."]:
        (matches!(op, imin | imax) => !matches!(ty(dst), UD | F))
            && (matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => !matches!(ty(dst), UD | D))
            && (!matches!(op, imin | imax | fmax | fmin | fcmpwr | fadd | fsub) => !matches!(ty(dst), D | F));
    /// `dst` must provide 4 bytes for each channel
    "dst/size": available(dst) >= exec_size * 4;
    /// `surface` must read as 0 outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
    /// `surface` must not change where a value of `src0` lies outside of its bounds
    "surface/dropped" [access, runtime]: out_of_bounds(surface) => dropped(src0);
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
