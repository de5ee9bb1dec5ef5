// Generated from spec/instructions/BFI.md by `cargo xtask regen`; do not edit.
//! BFI: Inserts a bit field into values.

use crate::prelude::*;

/// Inserts a bit field into values.
///
/// ```text
/// [(<pred>) ]bfi (<exec_size>) <dst> <src0> <src1> <src2> <src3>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     width = src0[n] & 31;
///     offset = src1[n] & 31;
///     dst[n] = src3[n], with the low width bits of src2[n] in place of bits offset to offset + width - 1;
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFI", opcode = 0x47, lines = crate::lines::bfi)]
pub struct Bfi {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Value with the inserted bit field.
    #[field(Destination)] pub dst: VecOperand,
    /// Width of the bit field in bits.
    #[field(Source)] pub src0: VecOperand,
    /// Number of the lowest bit of the bit field in the result.
    #[field(Source)] pub src1: VecOperand,
    /// Bit field to insert, in the low bits.
    #[field(Source)] pub src2: VecOperand,
    /// Value that receives the bit field.
    #[field(Source)] pub src3: VecOperand,
}

rules! {
    Bfi: "BFI" at crate::lines::bfi;

    /// `opcode` of BFI must be 0x47
    "opcode": opcode == 0x47;
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
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src1` must have type `ud` or `d`
    "src1/type": matches!(ty(src1), UD | D);
    /// `src1` must be a general, indirect or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// `src1` must have no modifier
    "src1/modifier": matches!(modifier(src1), None);
    /// `src2` must have type `ud` or `d`
    "src2/type": matches!(ty(src2), UD | D);
    /// `src2` must be a general, indirect or immediate operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// `src2` must have no modifier
    "src2/modifier": matches!(modifier(src2), None);
    /// `src3` must have type `ud` or `d`
    "src3/type": matches!(ty(src3), UD | D);
    /// `src3` must be a general, indirect or immediate operand
    "src3/class": matches!(class(src3), General | Indirect | Immediate);
    /// `src3` must have no modifier
    "src3/modifier": matches!(modifier(src3), None);
    /// `exec_size` must not be 2
    "exec_size/two" [field]: exec_size != 2;
    /// `dst` must not be null
    "dst/null" [on "-ICLLP"]: !null(dst);
    /// `dst` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "dst/align": exec_size != 1 => offset(dst) % 16 == 0;
    /// `dst` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless
    /// `exec_size` is 1
    "dst/alias" [align, object]:
        exec_size != 1 && offset(dst) % 16 == 0 => (var_place(index(dst)) + offset(dst)) % 16 == 0;
    /// `src0` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src0/align": exec_size != 1 => offset(src0) % 16 == 0;
    /// `src0` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless
    /// `exec_size` is 1
    "src0/alias" [align, object]:
        exec_size != 1 && offset(src0) % 16 == 0 => (var_place(index(src0)) + offset(src0)) % 16 == 0;
    /// `src1` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src1/align": exec_size != 1 => offset(src1) % 16 == 0;
    /// `src1` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless
    /// `exec_size` is 1
    "src1/alias" [align, object]:
        exec_size != 1 && offset(src1) % 16 == 0 => (var_place(index(src1)) + offset(src1)) % 16 == 0;
    /// `src2` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src2/align": exec_size != 1 => offset(src2) % 16 == 0;
    /// `src2` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless
    /// `exec_size` is 1
    "src2/alias" [align, object]:
        exec_size != 1 && offset(src2) % 16 == 0 => (var_place(index(src2)) + offset(src2)) % 16 == 0;
    /// `src3` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src3/align": exec_size != 1 => offset(src3) % 16 == 0;
    /// `src3` must begin at a multiple of 16 bytes also from the start of the variable that it is a part of, unless
    /// `exec_size` is 1
    "src3/alias" [align, object]:
        exec_size != 1 && offset(src3) % 16 == 0 => (var_place(index(src3)) + offset(src3)) % 16 == 0;
}
