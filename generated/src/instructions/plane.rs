// Generated from spec/instructions/PLN.md by `cargo xtask regen`; do not edit.
//! PLANE: Heights of a plane at points.

use crate::prelude::*;

/// Heights of a plane at points.
///
/// ```text
/// [(<pred>) ]plane[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     u = src1[n / 8 * 16 + n % 8];
///     v = src1[n / 8 * 16 + n % 8 + 8];
///     dst[n] = src0[0] * u + src0[1] * v + src0[3];
///   }
/// ```
///
/// # Notes
///
/// The regions of the sources play no part: writers give src0 the region \<0;4,1\>.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "PLANE", opcode = 0x6b, on = "-ICLLP", lines = crate::lines::plane)]
pub struct Plane {
    /// Execution size and execution mask.
    #[field(only = [0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Heights of the plane at the points.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Slopes along u and v, an unused number, height at the origin.
    #[field(Source)] pub src0: VecOperand,
    /// Points: u of eight points, v of eight points, and so on.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Plane: "PLANE" at crate::lines::plane;

    /// `opcode` of PLANE must be 0x6b
    "opcode": opcode == 0x6b;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b011 | 0b100);
    /// PLANE is available only before ICLLP
    "platform": on("-ICLLP");
    /// `dst` must have type `f`
    "dst/type": matches!(ty(dst), F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `f`
    "src0/type": matches!(ty(src0), F);
    /// `src0` must be a general or indirect operand
    "src0/class": matches!(class(src0), General | Indirect);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `f`
    "src1/type": matches!(ty(src1), F);
    /// `src1` must be a general or indirect operand
    "src1/class": matches!(class(src1), General | Indirect);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `src0` must begin at a multiple of 16 bytes
    "src0/align": offset(src0) % 16 == 0;
    /// `src0` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of
    "src0/alias" [align, object]: offset(src0) % 16 == 0 => (var_place(index(src0)) + offset(src0)) % 16 == 0;
    /// `src1` must begin at a multiple of the register size
    "src1/align": offset(src1) % grf() == 0;
    /// `src1` must begin at a multiple of the register size also from the start of the variable that it is a part of
    "src1/alias" [align, object]: offset(src1) % grf() == 0 => (var_place(index(src1)) + offset(src1)) % grf() == 0;
    /// `src0` must have the region 0x241, which is <0;4,1>, or 0x121, which is <0;1,0>
    "src0/region" [field, warning
        "The finalizer reports most other regions (errata PLN-2)."]:
        matches!(region(src0), 0x241 | 0x121);
    /// `src0` must provide 16 bytes: four numbers
    "src0/size": available(src0) >= 16;
    /// `src1` must provide 8 bytes for each channel: two numbers
    "src1/size": available(src1) >= exec_size * 8;
    /// `dst` must not be null
    "dst/null": !null(dst);
}
