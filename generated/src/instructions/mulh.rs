// Generated from spec/instructions/MULH.md by `cargo xtask regen`; do not edit.
//! MULH: High halves of products.

use crate::prelude::*;

/// High halves of products.
///
/// ```text
/// [(<pred>) ]mulh (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = high 32 bits of src0[n] * src1[n], a product of 64 bits;
/// ```
///
/// # Notes
///
/// MUL gives the low halves.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MULH", opcode = 0x0d, lines = crate::lines::mulh)]
pub struct Mulh {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// High half of the product.
    #[field(Destination)] pub dst: VecOperand,
    /// First factor.
    #[field(Source)] pub src0: VecOperand,
    /// Second factor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Mulh: "MULH" at crate::lines::mulh;

    /// `opcode` of MULH must be 0x0d
    "opcode": opcode == 0x0d;
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
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `ud` or `d`
    "src1/type": matches!(ty(src1), UD | D);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src1` must have the type of `src0`
    "src1/same" [type]: ty(src1) == ty(src0);
    /// `src0` must have the type of `dst` if that is `ud` or `d`
    "src0/same" [type, note
        "Intel's compiler writes signed halves of unsigned products (errata MULH-1)."]:
        matches!(ty(dst), UD | D) => ty(src0) == ty(dst);
    /// `dst` must not be null
    "dst/null" [on "-ICLLP"]: !null(dst);
}
