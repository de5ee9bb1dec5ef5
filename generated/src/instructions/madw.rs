// Generated from spec/instructions/MADW.md by `cargo xtask regen`; do not edit.
//! MADW: Multiplies two values of 32 bits and adds a third, to 64 bits.

use crate::prelude::*;

/// Multiplies two values of 32 bits and adds a third, to 64 bits.
///
/// ```text
/// [(<pred>) ]madw (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     all = src0[n] * src1[n] + src2[n];
///     dst[n * stride] = low 32 bits of all;
///     dst[half + n * stride] = high 32 bits of all;
///   }
/// // half: exec_size * stride, in whole registers
/// ```
///
/// # Notes
///
/// A result whose elements are further than 1 apart costs finalizers further instructions.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MADW", opcode = 0x91, lines = crate::lines::madw)]
pub struct Madw {
    /// Execution size and execution mask.
    #[field(only = [0b000, 0b001, 0b010, 0b011, 0b100])] pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Low halves of the results, then the high halves from the next register on.
    #[field(Destination)] pub dst: VecOperand,
    /// First factor.
    #[field(Source)] pub src0: VecOperand,
    /// Second factor.
    #[field(Source)] pub src1: VecOperand,
    /// Summand.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Madw: "MADW" at crate::lines::madw;

    /// `opcode` of MADW must be 0x91
    "opcode": opcode == 0x91;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8 or 16 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
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
    /// `src2` must have type `ud` or `d`
    "src2/type": matches!(ty(src2), UD | D);
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier other than `abs`, `neg` or `negabs`
    "src2/modifier": matches!(modifier(src2), None | Abs | Neg | NegAbs);
    /// `dst` must begin at a multiple of the register size
    "dst/align": offset(dst) % grf() == 0;
    /// `dst` must begin at a multiple of the register size also from the start of the variable that it is a part of
    "dst/alias" [align, object]: offset(dst) % grf() == 0 => (var_place(index(dst)) + offset(dst)) % grf() == 0;
    /// `dst` must provide 4 bytes for each channel of both halves of the result, both with the stride from bit 8 of the
    /// region on (2 for stride 1, 3 for 2, 4 for 4); the upper half starts in the register (1) behind the whole lower
    /// half
    "dst/size":
        available(dst) >= (exec_size * ((1 << (region(dst) >> 8)) / 4) * 4 + grf() - 1) / grf() * grf() + ((exec_size -
            1) * ((1 << (region(dst) >> 8)) / 4) + 1) * 4;
}
