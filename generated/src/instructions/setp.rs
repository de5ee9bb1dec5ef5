// Generated from spec/instructions/SETP.md by `cargo xtask regen`; do not edit.
//! SETP: Sets the bits of a predicate variable.

use crate::prelude::*;

/// Sets the bits of a predicate variable.
///
/// ```text
/// setp (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (src0 is one value)
///     dst[n] = bit n of src0;
///   else if (ChEn[n])
///     dst[n] = bit 0 of src0[n];
/// ```
///
/// # Notes
///
/// It is there to give a predicate variable a constant.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SETP", opcode = 0x2b, lines = crate::lines::setp)]
pub struct Setp {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Bits.
    #[field(Destination)] pub dst: VecOperand,
    /// Number with a bit for each channel, or an element for each channel.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Setp: "SETP" at crate::lines::setp;

    /// `opcode` of SETP must be 0x2b
    "opcode": opcode == 0x2b;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must be a predicate operand
    "dst/class": matches!(class(dst), Predicate);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `uw` or `ud`
    "src0/type": matches!(ty(src0), UB | UW | UD);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `dst` must name a predicate variable with an element for each channel of the execution mask
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `exec_size` 32 must have the mask `m1_nm`: it sets all elements
    "exec_size/whole" [field]: exec_size == 32 => exec_size.mask == M1_NM;
    /// `exec_size` less than 32 must have the mask `m1_nm` or `m5_nm`: it sets the lower or upper half of the elements
    "exec_size/half" [field]: exec_size < 32 => matches!(exec_size.mask, M1_NM | M5_NM);
    /// `src0` of one element (an `immediate`, or a `general` or `indirect` operand with the region 0x121) must have a
    /// type with a bit for each channel, 8 in a byte
    "src0/bits" [class]:
        class(src0) == Immediate || matches!(class(src0), General | Indirect) && region(src0) == 0x121
            => bytes(ty(src0)) * 8 >= exec_size;
}
