// Generated from spec/instructions/FBH.md by `cargo xtask regen`; do not edit.
//! FBH: Finds the highest bit that differs from the sign.

use crate::prelude::*;

/// Finds the highest bit that differs from the sign.
///
/// ```text
/// [(<pred>) ]fbh (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     skipped = src0[n] < 0 ? 1 : 0;
///     dst[n] = number of bits above the highest one that is not skipped, 0xffffffff where there is none;
///   }
/// ```
///
/// # Notes
///
/// The count starts at bit 31: it is that of leading zeros, or of leading ones if the value is negative. 0 has no such
/// bit, nor has -1.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FBH", opcode = 0x2f, lines = crate::lines::fbh)]
pub struct Fbh {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of bits above the bit that is found.
    #[field(Destination)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Fbh: "FBH" at crate::lines::fbh;

    /// `opcode` of FBH must be 0x2f
    "opcode": opcode == 0x2f;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ud`
    "dst/type": matches!(ty(dst), UD);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ud` or `d`
    "src0/type": matches!(ty(src0), UD | D);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
}
