// Generated from spec/instructions/ADDC.md by `cargo xtask regen`; do not edit.
//! ADDC: Adds two values per channel and returns sum and carry.

use crate::prelude::*;

/// Adds two values per channel and returns sum and carry.
///
/// ```text
/// [(<pred>) ]addc (<exec_size>) <dst> <carry> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     dst[n] = low 32 bits of src0[n] + src1[n];
///     carry[n] = bit 32 of src0[n] + src1[n];
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADDC", opcode = 0x49, lines = crate::lines::addc)]
pub struct Addc {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Sum.
    #[field(Destination)] pub dst: VecOperand,
    /// Carry of the sum: 0 or 1.
    #[field(Destination)] pub carry: VecOperand,
    /// First summand.
    #[field(Source)] pub src0: VecOperand,
    /// Second summand.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Addc: "ADDC" at crate::lines::addc;

    /// `opcode` of ADDC must be 0x49
    "opcode": opcode == 0x49;
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
    /// `carry` must have type `ud`
    "carry/type": matches!(ty(carry), UD);
    /// `carry` must be a general or indirect operand
    "carry/class": matches!(class(carry), General | Indirect);
    /// `carry` must not have the modifier `sat`: the result cannot saturate
    "carry/saturation": modifier(carry) != Sat;
    /// `src0` must have type `ud`
    "src0/type" [warning
        "The finalizer accepts packed vectors of words, and Intel's compiler writes them (errata ADDC-1)."]:
        matches!(ty(src0), UD);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `ud`
    "src1/type" [warning
        "The finalizer accepts packed vectors of words, and Intel's compiler writes them (errata ADDC-1)."]:
        matches!(ty(src1), UD);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `src0` must have type `ud`, or be an `immediate` of words (`uw`), which finalizers take if it is a packed
    /// constant
    "src0/words" [class]: ty(src0) == UD || class(src0) == Immediate && ty(src0) == UW;
    /// `src1` must have type `ud`, or be an `immediate` of words (`uw`), which finalizers take if it is a packed
    /// constant
    "src1/words" [class]: ty(src1) == UD || class(src1) == Immediate && ty(src1) == UW;
}
