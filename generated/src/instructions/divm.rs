// Generated from spec/instructions/DIVM.md by `cargo xtask regen`; do not edit.
//! DIVM: Divides floats and rounds the quotient as IEEE 754 demands.

use crate::prelude::*;

/// Divides floats and rounds the quotient as IEEE 754 demands.
///
/// ```text
/// [(<pred>) ]divm[.sat] (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "DIVM", opcode = 0x7f, on = "SKL,XEHP,PVC+", lines = crate::lines::divm)]
pub struct Divm {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The quotient.
    #[field(Destination)] pub dst: VecOperand,
    /// Dividend.
    #[field(Source)] pub src0: VecOperand,
    /// Divisor.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Divm: "DIVM" at crate::lines::divm;

    /// the code of the instruction
    "opcode": opcode == 0x7f;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the platforms that have the instruction
    "platform": on("SKL,XEHP,PVC+");
    /// the types of the instruction
    "dst/type": matches!(ty(dst), F | DF);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// the types of the instruction
    "src0/type": matches!(ty(src0), F | DF);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), F | DF);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None);
}
