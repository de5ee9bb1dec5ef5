// Generated from spec/instructions/DIVM.md by `cargo xtask regen`; do not edit.
//! DIVM: Divides floats and rounds the quotient according to IEEE 754.

use crate::prelude::*;

/// Divides floats and rounds the quotient according to IEEE 754.
///
/// ```text
/// [(<pred>) ]divm[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] / src1[n];
/// ```
///
/// # Notes
///
/// The rounding is exact while denormals are enabled. This applies to normal numbers too.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DIVM", opcode = 0x7f, on = "-ICLLP,XEHP,PVC+", lines = crate::lines::divm)]
pub struct Divm {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Quotient.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Divm: "DIVM" at crate::lines::divm;

    /// `opcode` of DIVM must be 0x7f
    "opcode": opcode == 0x7f;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// DIVM is available only before ICLLP, on XEHP or on PVC and later
    "platform": on("-ICLLP,XEHP,PVC+");
    /// `dst` must have type `f` or `df`
    "dst/type": matches!(ty(dst), F | DF);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `f` or `df`
    "src0/type": matches!(ty(src0), F | DF);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `f` or `df`
    "src1/type": matches!(ty(src1), F | DF);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `src0` must have the type of `dst` if both have type `f` or `df`
    "src0/same" [type]: matches!(ty(dst), F | DF) && matches!(ty(src0), F | DF) => ty(src0) == ty(dst);
    /// `src1` must have the type of `dst` if both have type `f` or `df`
    "src1/same" [type]: matches!(ty(dst), F | DF) && matches!(ty(src1), F | DF) => ty(src1) == ty(dst);
    /// `exec_size` must have a mask whose first channel (its code modulo 8, times 4) begins a register of `dst`
    "exec_size/register" [type, warning
        "The finalizer reports it (errata DIVM-1)."]:
        code(exec_size.mask) % 8 * 4 * bytes(ty(dst)) % grf() == 0;
}
