// Generated from spec/instructions/SHR.md by `cargo xtask regen`; do not edit.
//! SHR: Shifts bits to the right per channel and fills with zeros.

use crate::prelude::*;

/// Shifts bits to the right per channel and fills with zeros.
///
/// ```text
/// [(<pred>) ]shr[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] >> src1[n] % (bytes(ty(dst)) == 8 ? 64 : 32);
/// ```
///
/// # Notes
///
/// The distance is taken without its sign.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SHR", opcode = 0x25, lines = crate::lines::shr)]
pub struct Shr {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Shifted bits.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Bits.
    #[field(Source)] pub src0: VecOperand,
    /// Shift count in bits.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Shr: "SHR" at crate::lines::shr;

    /// `opcode` of SHR must be 0x25
    "opcode": opcode == 0x25;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `uw`, `ud` or `uq`
    "dst/type" [warning
        "The finalizer accepts destinations of signed types, and Intel's compiler writes them."]:
        matches!(ty(dst), UB | UW | UD | UQ);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `ub`, `uw`, `ud` or `uq`
    "src0/type" [warning
        "The finalizer accepts bits of signed types, and Intel's compiler writes them (errata SHR-1)."]:
        matches!(ty(src0), UB | UW | UD | UQ);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq` or `q`
    "src1/type": matches!(ty(src1), INTEGERS);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must not have a type of floats, `hf`, `f`, `df` or `bf`
    "dst/float" [type]: !matches!(ty(dst), FLOATS | BF);
    /// `src0` must not have a type of floats, `hf`, `f`, `df` or `bf`
    "src0/float" [type]: !matches!(ty(src0), FLOATS | BF);
    /// `dst` must not have type `q` or `uq`
    "dst/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(dst), Q | UQ);
    /// `src0` must not have type `q` or `uq`
    "src0/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src0), Q | UQ);
    /// `src1` must not have type `q` or `uq`
    "src1/int64" [type, on "ICLLP,TGLLP,DG2,MTL"]: !matches!(ty(src1), Q | UQ);
}
