// Generated from spec/instructions/FCVT.md by `cargo xtask regen`; do not edit.
//! FCVT: Converts between floats and their formats of 8 and 19 bits.

use crate::prelude::*;

/// Converts between floats and their formats of 8 and 19 bits.
///
/// ```text
/// fcvt (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FCVT", opcode = 0x1d, on = "PVC+", lines = crate::lines::fcvt)]
pub struct Fcvt {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The converted value.
    #[field(Destination)] pub dst: VecOperand,
    /// The value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Fcvt: "FCVT" at crate::lines::fcvt;

    /// the code of the instruction
    "opcode": opcode == 0x1d;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), UB | HF) || on("PVC_XT+") && matches!(ty(dst), F | UD);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), UB | HF) || on("PVC_XT+") && matches!(ty(src0), F | UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// `src0` must have type `ub` (BF8) if `dst` has type `hf`
    "src0/to_hf" [type]: ty(dst) == HF => ty(src0) == UB;
    /// `src0` must have type `hf` if `dst` has type `ub` (BF8)
    "src0/to_ub" [type]: ty(dst) == UB => ty(src0) == HF;
    /// `exec_size` must have a mask with a code of at least 0b1000 (NoMask) if `dst` has type `ub`
    "exec_size/no_mask" [type]: ty(dst) == UB => code(exec_size.mask) >= 0b1000;
    /// `src0` must have type `ud` (TF32) if `dst` has type `f`
    "src0/to_f" [type, on "PVC_XT+"]: ty(dst) == F => ty(src0) == UD;
    /// `src0` must have type `f` if `dst` has type `ud` (TF32)
    "src0/to_ud" [type, on "PVC_XT+"]: ty(dst) == UD => ty(src0) == F;
    /// the platforms that have the instruction
    "platform": on("PVC+");
}
