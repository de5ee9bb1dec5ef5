// Generated from spec/instructions/ADDR_ADD.md by `cargo xtask regen`; do not edit.
//! ADDR_ADD: Computes the address of a variable, or the sum of an address and a number of bytes, per channel.

use crate::prelude::*;

/// Computes the address of a variable, or the sum of an address and a number of bytes, per channel.
///
/// ```text
/// addr_add (<exec_size>) <dst> <src0:&> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     base = class(src0) == Address ? src0[n]
///       : class(src0) == General ? the byte of the register file where src0 begins
///       : the same for the surface or sampler variable;
///     dst[n] = base + src1[n];
///   }
/// ```
///
/// # Notes
///
/// The result has no limits. Limits apply to the indirect operand that uses the address.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "ADDR_ADD", opcode = 0x28, lines = crate::lines::addr_add)]
pub struct AddrAdd {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Sums.
    #[field(Destination)] pub dst: VecOperand,
    /// Addresses, or variable whose address is taken.
    #[field(Source)] pub src0: VecOperand,
    /// Number of bytes to add.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    AddrAdd: "ADDR_ADD" at crate::lines::addr_add;

    /// `opcode` of ADDR_ADD must be 0x28
    "opcode": opcode == 0x28;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must be an address operand
    "dst/class": matches!(class(dst), Address);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must be an address, general or state operand
    "src0/class": matches!(class(src0), Address | General | State);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `uw`
    "src1/type": matches!(ty(src1), UW);
    /// `src1` must be a general or immediate operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src0` of class `general` must have the region 0x121, which is <0;1,0>
    "src0/region" [class]: class(src0) == General => region(src0) == 0x121;
    /// `src1` must not be a packed constant if it is an `immediate`
    "src1/packed" [class]: class(src1) == Immediate => !packed(src1);
    /// `src0` of class `general` must name a variable with an index of at least 32: predefined variables have no
    /// address
    "src0/predefined" [null]: class(src0) == General && declared(src0) && !null(src0) => index(src0) >= 32;
    /// `src0` of class `state` must name a sampler (storage other than 0) or an index of at least 6: predefined
    /// surfaces have no address
    "src0/predefined_surface" [class]: class(src0) == State => storage(src0) != 0 || index(src0) >= 6;
}
