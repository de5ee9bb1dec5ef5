// Generated from spec/instructions/BFE.md by `cargo xtask regen`; do not edit.
//! BFE: Takes a field of bits out of values.

use crate::prelude::*;

/// Takes a field of bits out of values.
///
/// ```text
/// [(<pred>) ]bfe (<exec_size>) <dst> <src0> <src1> <src2>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BFE", opcode = 0x46, lines = crate::lines::bfe)]
pub struct Bfe {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The field, extended by its sign if the type is D, else by zeros.
    #[field(Destination)] pub dst: VecOperand,
    /// Width of the field in bits.
    #[field(Source)] pub src0: VecOperand,
    /// Number of its lowest bit.
    #[field(Source)] pub src1: VecOperand,
    /// The value that has the field.
    #[field(Source)] pub src2: VecOperand,
}

rules! {
    Bfe: "BFE" at crate::lines::bfe;

    /// the code of the instruction
    "opcode": opcode == 0x46;
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
    /// the types that go together
    "type_map":
        matches!(ty(dst), UD | D)
                && matches!(ty(src0), UD | D)
                && matches!(ty(src1), UD | D)
                && matches!(ty(src2), UD | D)
            => matches!(ty(dst), UD) && matches!(ty(src0), UD) && matches!(ty(src1), UD) && matches!(ty(src2), UD)
                || matches!(ty(dst), D) && matches!(ty(src0), D) && matches!(ty(src1), D) && matches!(ty(src2), D);
}
