// Generated from spec/instructions/LRP.md by `cargo xtask regen`; do not edit.
//! LRP: Linear interpolation between two values.

use crate::prelude::*;

/// Linear interpolation between two values.
///
/// ```text
/// [(<pred>) ]lrp[.sat] (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] * src1[n] + (1 - src0[n]) * src2[n];
/// ```
///
/// # Notes
///
/// Sources are one value for all channels or consecutive elements, and the result is consecutive elements, for all
/// regions.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LRP", opcode = 0x0e, on = "-ICLLP", lines = crate::lines::lrp)]
pub struct Lrp {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Interpolated value.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Weight of the first value.
    #[field(Source)] pub src0: VecOperand,
    /// First value.
    #[field(Source)] pub src1: VecOperand,
    /// Second value.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Lrp: "LRP" at crate::lines::lrp;

    /// `opcode` of LRP must be 0x0e
    "opcode": opcode == 0x0e;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// LRP is available only before ICLLP
    "platform": on("-ICLLP");
    /// `dst` must have type `f`
    "dst/type": matches!(ty(dst), F);
    /// `dst` must be a general operand
    "dst/class": matches!(class(dst), General);
    /// `src0` must have type `f`
    "src0/type": matches!(ty(src0), F);
    /// `src0` must be a general or immediate operand
    "src0/class": matches!(class(src0), General | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `src1` must have type `f`
    "src1/type": matches!(ty(src1), F);
    /// `src1` must be a general or immediate operand
    "src1/class": matches!(class(src1), General | Immediate);
    /// `src1` must have no modifier other than `abs`, `neg` or `negabs`
    "src1/modifier": matches!(modifier(src1), None | Abs | Neg | NegAbs);
    /// `src2` must have type `f`
    "src2/type": matches!(ty(src2), F);
    /// `src2` must be a general or immediate operand
    "src2/class": matches!(class(src2), General | Immediate);
    /// `src2` must have no modifier other than `abs`, `neg` or `negabs`
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
    /// `dst` must begin at a multiple of 16 bytes
    "dst/align": offset(dst) % 16 == 0;
    /// `dst` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of
    "dst/alias" [align, object]: offset(dst) % 16 == 0 => (var_place(index(dst)) + offset(dst)) % 16 == 0;
    /// `src0` must provide 4 bytes for each channel, unless its region has strides of 0 (0x101 in the bits 0xf0f)
    "src0/size": region(src0) & 0xf0f != 0x101 => available(src0) >= exec_size * 4;
    /// `src0` must begin at a multiple of 16 bytes unless its region has strides of 0 (0x101 in the bits 0xf0f)
    "src0/align": region(src0) & 0xf0f != 0x101 => offset(src0) % 16 == 0;
    /// `src0` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless its
    /// region has strides of 0 (0x101 in the bits 0xf0f)
    "src0/alias" [align, object]:
        region(src0) & 0xf0f != 0x101 && offset(src0) % 16 == 0 => (var_place(index(src0)) + offset(src0)) % 16 == 0;
    /// `src1` must provide 4 bytes for each channel, unless its region has strides of 0 (0x101 in the bits 0xf0f)
    "src1/size": region(src1) & 0xf0f != 0x101 => available(src1) >= exec_size * 4;
    /// `src1` must begin at a multiple of 16 bytes unless its region has strides of 0 (0x101 in the bits 0xf0f)
    "src1/align": region(src1) & 0xf0f != 0x101 => offset(src1) % 16 == 0;
    /// `src1` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless its
    /// region has strides of 0 (0x101 in the bits 0xf0f)
    "src1/alias" [align, object]:
        region(src1) & 0xf0f != 0x101 && offset(src1) % 16 == 0 => (var_place(index(src1)) + offset(src1)) % 16 == 0;
    /// `src2` must provide 4 bytes for each channel, unless its region has strides of 0 (0x101 in the bits 0xf0f)
    "src2/size": region(src2) & 0xf0f != 0x101 => available(src2) >= exec_size * 4;
    /// `src2` must begin at a multiple of 16 bytes unless its region has strides of 0 (0x101 in the bits 0xf0f)
    "src2/align": region(src2) & 0xf0f != 0x101 => offset(src2) % 16 == 0;
    /// `src2` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless its
    /// region has strides of 0 (0x101 in the bits 0xf0f)
    "src2/alias" [align, object]:
        region(src2) & 0xf0f != 0x101 && offset(src2) % 16 == 0 => (var_place(index(src2)) + offset(src2)) % 16 == 0;
}
