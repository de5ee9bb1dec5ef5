// Generated from spec/instructions/ROR.md by `cargo xtask regen`; do not edit.
//! ROR: Rotates bits to the right per channel.

use crate::prelude::*;

/// Rotates bits to the right per channel.
///
/// ```text
/// [(<pred>) ]ror (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     bits = bytes(ty(src0)) * 8;
///     by = src1[n] % bits;
///     dst[n] = src0[n] >> by | src0[n] << (bits - by) % bits;
///   }
/// ```
///
/// # Notes
///
/// Both shifts fill with zeros for either sign.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ROR", opcode = 0x81, on = "ICLLP+", lines = crate::lines::ror)]
pub struct Ror {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Rotated bits.
    #[field(Destination)] pub dst: VecOperand,
    /// Bits.
    #[field(Source)] pub src0: VecOperand,
    /// Rotation count in bits.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Ror: "ROR" at crate::lines::ror;

    /// `opcode` of ROR must be 0x81
    "opcode": opcode == 0x81;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `uw`, `w`, `ud` or `d`, or `uq` or `q` on PVC and later
    "dst/type": matches!(ty(dst), UW | W | UD | D) || on("PVC+") && matches!(ty(dst), UQ | Q);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `uw`, `w`, `ud` or `d`, or `uq` or `q` on PVC and later
    "src0/type": matches!(ty(src0), UW | W | UD | D) || on("PVC+") && matches!(ty(src0), UQ | Q);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `uw`, `w`, `ud` or `d`, or `uq` or `q` on PVC and later
    "src1/type": matches!(ty(src1), UW | W | UD | D) || on("PVC+") && matches!(ty(src1), UQ | Q);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// ROR is available only on ICLLP and later
    "platform": on("ICLLP+");
}
