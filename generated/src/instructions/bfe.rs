// Generated from spec/instructions/BFE.md by `cargo xtask regen`; do not edit.
//! BFE: Extracts a bit field from values.

use crate::prelude::*;

/// Extracts a bit field from values.
///
/// ```text
/// [(<pred>) ]bfe (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n]) {
///     width = src0[n] & 31;
///     offset = src1[n] & 31;
///     dst[n] = bits offset to offset + width - 1 of src2[n];
///   }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFE", opcode = 0x46, lines = crate::lines::bfe)]
pub struct Bfe {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Bit field, extended by its sign if the type is D, else by zeros.
    #[field(Destination)] pub dst: VecOperand,
    /// Width of the bit field in bits.
    #[field(Source)] pub src0: VecOperand,
    /// Number of the lowest bit of the bit field.
    #[field(Source)] pub src1: VecOperand,
    /// Value that contains the bit field.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Bfe: "BFE" at crate::lines::bfe;

    /// `opcode` of BFE must be 0x46
    "opcode": opcode == 0x46;
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
    /// the types of `dst`, `src0`, `src1` and `src2` in BFE must be one of these combinations: `ud`; `d`
    "type_map":
        matches!(ty(dst), UD | D)
                && matches!(ty(src0), UD | D)
                && matches!(ty(src1), UD | D)
                && matches!(ty(src2), UD | D)
            => matches!(ty(dst), UD) && matches!(ty(src0), UD) && matches!(ty(src1), UD) && matches!(ty(src2), UD)
                || matches!(ty(dst), D) && matches!(ty(src0), D) && matches!(ty(src1), D) && matches!(ty(src2), D);
}
