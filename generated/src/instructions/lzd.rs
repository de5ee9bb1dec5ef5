// Generated from spec/instructions/LZD.md by `cargo xtask regen`; do not edit.
//! LZD: Counts leading zeros.

use crate::prelude::*;

/// Counts leading zeros.
///
/// ```text
/// [(<pred>) ]lzd (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = number of zeros above the highest 1 of src0[n], 32 where there is none;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LZD", opcode = 0x1f, lines = crate::lines::lzd)]
pub struct Lzd {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Number of set bits.
    #[field(Destination)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Lzd: "LZD" at crate::lines::lzd;

    /// `opcode` of LZD must be 0x1f
    "opcode": opcode == 0x1f;
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
    /// `src0` must have type `ud`
    "src0/type": matches!(ty(src0), UD);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
}
