// Generated from spec/instructions/BFI.md by `cargo xtask regen`; do not edit.
//! BFI: Puts a field of bits into values.

use crate::prelude::*;

/// Puts a field of bits into values.
///
/// ```text
/// [(<pred>) ]bfi (<exec_size>) <dst> <src0> <src1> <src2> <src3>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFI", opcode = 0x47, lines = crate::lines::bfi)]
pub struct Bfi {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The value with its new field.
    #[field(Destination)] pub dst: VecOperand,
    /// Width of the field in bits.
    #[field(Source)] pub src0: VecOperand,
    /// Number of its lowest bit in the result.
    #[field(Source)] pub src1: VecOperand,
    /// The field, in the low bits.
    #[field(Source)] pub src2: VecOperand,
    /// The value around it.
    #[field(Source)] pub src3: VecOperand,
}

rules! {
    Bfi: "BFI" at crate::lines::bfi;

    /// the code of the instruction
    "opcode": opcode == 0x47;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UD | D);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UD | D);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), UD | D);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
    /// the types of the instruction
    "src2/type": matches!(ty(src2), UD | D);
    /// the classes of the operand
    "src2/class": matches!(class(src2), General | Indirect | Immediate);
    /// the modifiers of sources
    "src2/modifier": matches!(modifier(src2), None);
    /// the types of the instruction
    "src3/type": matches!(ty(src3), UD | D);
    /// the classes of the operand
    "src3/class": matches!(class(src3), General | Indirect | Immediate);
    /// the modifiers of sources
    "src3/modifier": matches!(modifier(src3), None);
    /// `exec_size` must not be 2
    "exec_size/two" [field]: exec_size != 2;
    /// `dst` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "dst/align": exec_size != 1 => offset(dst) % 16 == 0;
    /// `src0` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src0/align": exec_size != 1 => offset(src0) % 16 == 0;
    /// `src1` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src1/align": exec_size != 1 => offset(src1) % 16 == 0;
    /// `src2` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src2/align": exec_size != 1 => offset(src2) % 16 == 0;
    /// `src3` must begin at a multiple of 16 bytes unless `exec_size` is 1
    "src3/align": exec_size != 1 => offset(src3) % 16 == 0;
}
