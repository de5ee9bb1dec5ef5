// Generated from spec/instructions/DWORD_ATOMIC.md by `cargo xtask regen`; do not edit.
//! DWORD_ATOMIC: Changes a dword or word of a surface for each channel atomically.

use crate::prelude::*;

/// Changes a dword or word of a surface for each channel atomically.
///
/// ```text
/// [(<pred>) ]dword_atomic.<op><op.word?.16> (<exec_size>) <surface> <element_offset> <src0> <src1> <dst>
/// where op: imin is minsint, imax is maxsint
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     old = dword or word of surface at element_offset[n];
///     new = op(old, src0[n], src1[n]);
///     dword or word of surface at element_offset[n] = new;
///     dst[n] = op == predec ? new : old;
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DWORD_ATOMIC", opcode = 0x7d, lines = crate::lines::dword_atomic)]
pub struct DwordAtomic {
    /// Operation and width.
    pub op: OpBits,
    /// Execution size and execution mask.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Index of the surface variable, a buffer.
    #[field(refers = Surface)] pub surface: u8,
    /// Byte offset of each channel.
    #[field(Raw)] pub element_offset: RawOperand,
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

rules! {
    DwordAtomic: "DWORD_ATOMIC" at crate::lines::dword_atomic;

    /// `opcode` of DWORD_ATOMIC must be 0x7d
    "opcode": opcode == 0x7d;
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
    /// `exec_size` must be 1, 2, 4, 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// `surface` must be the index of a declared or predefined surface
    "surface/declared": declared(surface);
    /// if `surface` is 0 (shared local memory), the attribute `SLMSize` must not be 0, and must be present where
    /// `Target` is 0
    "surface/slm" [surface, object]:
        surface == 0 => attribute("SLMSize") != 0 && (has_attribute("SLMSize") || attribute("Target") != 0);
    /// `element_offset` must have type `ud`
    "element_offset/type": matches!(ty(element_offset), UD);
    /// `op` must not be `cmpxchg` or `fcmpwr` if `op.word` has the code 1
    "op/word" [field]: code(op.word) == 1 => !matches!(op, cmpxchg | fcmpwr);
    /// `element_offset` must not be null
    "element_offset/null": !null(element_offset);
    /// `element_offset` must provide 4 bytes for each channel
    "element_offset/size": available(element_offset) >= exec_size * 4;
    /// `element_offset` must give each channel an address that is a multiple of 2 if `op.word` has the code 1
    "element_offset/align" [access, runtime]: code(op.word) == 1 => address(element_offset) % 2 == 0;
    /// `src0` must not be null unless `op` is `inc`, `dec` or `predec`
    "src0/null": !matches!(op, inc | dec | predec) => !null(src0);
    /// `src0` must be null if `op` is `inc` or `dec`
    "src0/unused" [null]: matches!(op, inc | dec) => null(src0);
    /// `src0` must be null if `op` is `predec`
    "src0/predec" [null, warning
        "The finalizer refuses it (errata DWORD_ATOMIC-4)."]:
        matches!(op, predec) => null(src0);
    /// `src0` must have type `ud` for code 1 of `op.word` and for `min`, `max`, `xchg`, `cmpxchg`, `and`, `or` and
    /// `xor`; for code 0, `ud` or `d` for `add` and `sub`, `d` for `imin` and `imax`, `f` for `fmax`, `fmin`, `fcmpwr`,
    /// `fadd` and `fsub`
    "src0/type":
        (code(op.word) == 1 || matches!(op, min | max | xchg | cmpxchg | and | or | xor) => ty(src0) == UD)
            && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(src0), UD | D))
            && (code(op.word) == 0 && matches!(op, imin | imax) => ty(src0) == D)
            && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(src0) == F);
    /// `src0` must provide 4 bytes for each channel
    "src0/size": available(src0) >= exec_size * 4;
    /// `src1` must not be null if `op` is `cmpxchg` or `fcmpwr`
    "src1/null": matches!(op, cmpxchg | fcmpwr) => !null(src1);
    /// `src1` must be null unless `op` is `cmpxchg` or `fcmpwr`
    "src1/unused" [null]: !matches!(op, cmpxchg | fcmpwr) => null(src1);
    /// `src1` must have type `ud` for `cmpxchg` and `f` for `fcmpwr`
    "src1/type": (matches!(op, cmpxchg) => ty(src1) == UD) && (matches!(op, fcmpwr) => ty(src1) == F);
    /// `src1` must provide 4 bytes for each channel
    "src1/size": available(src1) >= exec_size * 4;
    /// `dst` must have type `ud` for code 1 of `op.word` and for `inc`, `dec`, `min`, `max`, `xchg`, `cmpxchg`, `and`,
    /// `or`, `xor` and `predec`; for code 0, `ud` or `d` for `add` and `sub`, `d` for `imin` and `imax`, `f` for
    /// `fmax`, `fmin`, `fcmpwr`, `fadd` and `fsub`
    "dst/type":
        (code(op.word) == 1 || matches!(op, inc | dec | min | max | xchg | cmpxchg | and | or | xor | predec)
                => ty(dst) == UD)
            && (code(op.word) == 0 && matches!(op, add | sub) => matches!(ty(dst), UD | D))
            && (code(op.word) == 0 && matches!(op, imin | imax) => ty(dst) == D)
            && (code(op.word) == 0 && matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => ty(dst) == F);
    /// `dst` must have the type of `src0` for `add`, `sub` and `predec`, if neither of them is null
    "dst/same" [null]: matches!(op, add | sub | predec) && !null(src0) && !null(dst) => ty(dst) == ty(src0);
    /// `dst` must provide 4 bytes for each channel
    "dst/size": available(dst) >= exec_size * 4;
    /// `surface` must read as 0 outside of its bounds
    "surface/out_of_bounds" [access, runtime]: out_of_bounds(surface) => loaded(dst) == 0;
    /// `surface` must not change where a value of `src0` lies outside of its bounds
    "surface/dropped" [access, runtime]: out_of_bounds(surface) => dropped(src0);
    /// `surface` is accessed in an undefined order by channels with equal addresses
    "surface/same_address" [access, runtime]: same_address(element_offset) => undefined(loaded(dst));
}
