// Generated from spec/instructions/SQRTM.md by `cargo xtask regen`; do not edit.
//! SQRTM: Square root per channel, rounded according to IEEE 754.

use crate::prelude::*;

/// Square root per channel, rounded according to IEEE 754.
///
/// ```text
/// [(<pred>) ]sqrtm[.sat] (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = sqrt(src0[n]), correctly rounded;
/// ```
///
/// # Notes
///
/// For results as in IEEE 754 the kernel keeps denormals, even if none occurs. Finalizers make several instructions of
/// it, which take far longer than SQRT.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SQRTM", opcode = 0x7e, on = "-ICLLP,XEHP,PVC+", lines = crate::lines::sqrtm)]
pub struct Sqrtm {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Square root.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Radicand.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Sqrtm: "SQRTM" at crate::lines::sqrtm;

    /// `opcode` of SQRTM must be 0x7e
    "opcode": opcode == 0x7e;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `df` or `f`
    "dst/type": matches!(ty(dst), DF | F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `df` or `f`
    "src0/type": matches!(ty(src0), DF | F);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `src0` must have the type of `dst` if both have type `f` or `df`
    "src0/same" [type]: matches!(ty(dst), F | DF) && matches!(ty(src0), F | DF) => ty(src0) == ty(dst);
    /// `exec_size` must have a mask whose first channel (its code modulo 8, times 4) begins a register of `dst`
    "exec_size/register" [type, warning
        "The finalizer reports it (errata DIVM-1)."]:
        code(exec_size.mask) % 8 * 4 * bytes(ty(dst)) % grf() == 0;
    /// SQRTM is available only before ICLLP, on XEHP or on PVC and later
    "platform": on("-ICLLP,XEHP,PVC+");
}
