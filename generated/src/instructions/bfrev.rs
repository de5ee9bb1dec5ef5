// Generated from spec/instructions/BFREV.md by `cargo xtask regen`; do not edit.
//! BFREV: Reverses the order of the bits.

use crate::prelude::*;

/// Reverses the order of the bits.
///
/// ```text
/// [(<pred>) ]bfrev (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     for (i = 0; i < 32; ++i)
///       bit i of dst[n] = bit 31 - i of src0[n];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFREV", opcode = 0x48, lines = crate::lines::bfrev)]
pub struct Bfrev {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Bits in reverse order.
    #[field(Destination)] pub dst: VecOperand,
    /// Bits.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Bfrev: "BFREV" at crate::lines::bfrev;

    /// `opcode` of BFREV must be 0x48
    "opcode": opcode == 0x48;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ud` or `d`
    "dst/type": matches!(ty(dst), UD | D);
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
