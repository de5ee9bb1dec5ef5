// Generated from spec/instructions/SVM_ATOMIC.md by `cargo xtask regen`; do not edit.
//! SVM_ATOMIC: Changes a word, dword or qword at a virtual address for each channel atomically.

use crate::prelude::*;

/// Changes a word, dword or qword at a virtual address for each channel atomically.
///
/// ```text
/// [(<pred>) ]svm_atomic.<op>[.<op.width>] (<exec_size>) <addresses> <dst> <src0> <src1>
/// where op: imin is minsint, imax is maxsint
/// where op.width: 32-bit is 32, 16-bit is 16, 64-bit is 64
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     old = word, dword or qword at addresses[n];
///     new = op(old, src0[n], src1[n]);
///     word, dword or qword at addresses[n] = new;
///     dst[n] = op == predec ? new : old;
///   }
/// ```
///
/// # Notes
///
/// The operations are those of DWORD_ATOMIC.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SVM_ATOMIC", opcode = 0x4e, sub_opcode = 0x05, lines = crate::lines::svm_atomic)]
pub struct SvmAtomic {
    /// Execution size and execution mask.
    #[field(only = [0b000, 0b001, 0b010, 0b011])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Operation and width.
    pub op: OpBits,
    /// Byte address of each channel.
    #[field(Raw)] pub addresses: RawOperand,
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
    #[bits(width = 6..=5, Width)]
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

/// `width`, bits 6..5: width of the values in memory; operands hold words in the low halves of dwords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Width {
    #[code(name = "32-bit")] N32Bit = 0b00,
    #[code(name = "16-bit")] N16Bit = 0b01,
    #[code(name = "64-bit")] N64Bit = 0b10,
}

rules! {
    SvmAtomic: "SVM_ATOMIC" at crate::lines::svm_atomic;

    /// `opcode` of SVM_ATOMIC must be 0x4e
    "opcode": opcode == 0x4e;
    /// `sub_opcode` of SVM_ATOMIC must be 0x05
    "sub_opcode": sub_opcode == 0x05;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4 or 8 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011);
    /// bit 7 of `op` is reserved and must be zero
    "op/reserved": raw(op) & 0b10000000 == 0;
    /// `op` must be `add`, `sub`, `inc`, `dec`, `min`, `max`, `xchg`, `cmpxchg`, `and`, `or`, `xor`, `imin`, `imax`,
    /// `predec`, `fmax`, `fmin`, `fcmpwr`, `fadd` or `fsub`
    "op/encoding":
        matches!(code(op), 0b00000 | 0b00001 | 0b00010 | 0b00011 | 0b00100 | 0b00101 | 0b00110 | 0b00111 | 0b01000 |
            0b01001 | 0b01010 | 0b01011 | 0b01100 | 0b01101 | 0b10000 | 0b10001 | 0b10010 | 0b10011 | 0b10100);
    /// `op.width` must be 32-bit, 16-bit or 64-bit
    "op.width/encoding" [on "TGLLP+"]: matches!(code(op.width), 0b00 | 0b01 | 0b10);
    /// `op.width` (bits 5 and 6 of `op`) must be zero, except on TGLLP and later
    "op.width/reserved" [warning
        "The finalizer accepts the width of an operation on every platform; the kernel `svm_atomic_signed` shows it \
        (errata SVM_ATOMIC-1)."]:
        on("TGLLP+") || raw(op) & 0b01100000 == 0;
    /// `addresses` must have type `uq`
    "addresses/type": matches!(ty(addresses), UQ);
    /// `addresses` must not be null
    "addresses/null": !null(addresses);
    /// `addresses` must provide 8 bytes for each channel
    "addresses/size": available(addresses) >= exec_size * 8;
    /// `addresses` must be multiples of 4 if `op.width` has the code 0b00, of 2 for 0b01, and of 8 for 0b10
    "addresses/align" [access, runtime]:
        (code(op.width) == 0b00 => address(addresses) % 4 == 0)
            && (code(op.width) == 0b01 => address(addresses) % 2 == 0)
            && (code(op.width) == 0b10 => address(addresses) % 8 == 0);
    /// `src0` must not be null unless `op` is `inc`, `dec` or `predec`
    "src0/null": !matches!(op, inc | dec | predec) => !null(src0);
    /// `src0` must be null if `op` is `inc` or `dec`
    "src0/unused" [null]: matches!(op, inc | dec) => null(src0);
    /// `src0` must have a type of 8 bytes if `op.width` has the code 0b10, and of 4 bytes otherwise
    "src0/type": bytes(ty(src0)) == 4 + 4 * (code(op.width) == 0b10);
    /// `src0` must provide 8 bytes for each channel if `op.width` has the code 0b10, and 4 bytes otherwise
    "src0/size": available(src0) >= exec_size * (4 + 4 * (code(op.width) == 0b10));
    /// `src1` must not be null if `op` is `cmpxchg` or `fcmpwr`
    "src1/null": matches!(op, cmpxchg | fcmpwr) => !null(src1);
    /// `src1` must be null unless `op` is `cmpxchg` or `fcmpwr`
    "src1/unused" [null]: !matches!(op, cmpxchg | fcmpwr) => null(src1);
    /// `src1` must have a type of 8 bytes if `op.width` has the code 0b10, and of 4 bytes otherwise
    "src1/type": bytes(ty(src1)) == 4 + 4 * (code(op.width) == 0b10);
    /// `src1` must provide 8 bytes for each channel if `op.width` has the code 0b10, and 4 bytes otherwise
    "src1/size": available(src1) >= exec_size * (4 + 4 * (code(op.width) == 0b10));
    /// `dst` must have a type of 8 bytes if `op.width` has the code 0b10, and of 4 bytes otherwise
    "dst/type": bytes(ty(dst)) == 4 + 4 * (code(op.width) == 0b10);
    /// `src0` must have type `d` or `q` if `op` is `imin` or `imax`, `f` or `df` if it is `fmax`, `fmin`, `fcmpwr`,
    /// `fadd` or `fsub`, and `ud` or `uq` otherwise
    "src0/sign" [type, warning
        "The finalizer checks the width alone (errata SVM_ATOMIC-1)."]:
        (matches!(op, imin | imax) => matches!(ty(src0), D | Q))
            && (matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => matches!(ty(src0), F | DF))
            && (!matches!(op, imin | imax | fmax | fmin | fcmpwr | fadd | fsub) => matches!(ty(src0), UD | UQ));
    /// `src1` must have type `d` or `q` if `op` is `imin` or `imax`, `f` or `df` if it is `fmax`, `fmin`, `fcmpwr`,
    /// `fadd` or `fsub`, and `ud` or `uq` otherwise
    "src1/sign" [type, warning
        "The finalizer checks the width alone (errata SVM_ATOMIC-1)."]:
        (matches!(op, imin | imax) => matches!(ty(src1), D | Q))
            && (matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => matches!(ty(src1), F | DF))
            && (!matches!(op, imin | imax | fmax | fmin | fcmpwr | fadd | fsub) => matches!(ty(src1), UD | UQ));
    /// `dst` must have type `d` or `q` if `op` is `imin` or `imax`, `f` or `df` if it is `fmax`, `fmin`, `fcmpwr`,
    /// `fadd` or `fsub`, and `ud` or `uq` otherwise
    "dst/sign" [type, warning
        "The finalizer checks the width alone (errata SVM_ATOMIC-1)."]:
        (matches!(op, imin | imax) => matches!(ty(dst), D | Q))
            && (matches!(op, fmax | fmin | fcmpwr | fadd | fsub) => matches!(ty(dst), F | DF))
            && (!matches!(op, imin | imax | fmax | fmin | fcmpwr | fadd | fsub) => matches!(ty(dst), UD | UQ));
    /// `dst` must provide 8 bytes for each channel if `op.width` has the code 0b10, and 4 bytes otherwise
    "dst/size": available(dst) >= exec_size * (4 + 4 * (code(op.width) == 0b10));
}
