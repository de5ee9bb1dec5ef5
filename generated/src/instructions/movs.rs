// Generated from spec/instructions/MOVS.md by `cargo xtask regen`; do not edit.
//! MOVS: Sets surface and sampler variables, and reads them.

use crate::prelude::*;

/// Sets surface and sampler variables, and reads them.
///
/// ```text
/// movs (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MOVS", opcode = 0x2d, lines = crate::lines::movs)]
pub struct Movs {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The copy.
    #[field(Destination)] pub dst: VecOperand,
    /// What is copied.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Movs: "MOVS" at crate::lines::movs;

    /// the code of the instruction
    "opcode": opcode == 0x2d;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the classes of the operand
    "dst/class": matches!(class(dst), State | General);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate | State);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// `src0` must have class `state` if `dst` has class `general`
    "src0/state" [class]: class(dst) == General => class(src0) == State;
    /// `dst` must have type `ud` if it has class `general`
    "dst/type" [class]: class(dst) == General => ty(dst) == UD;
    /// `src0` must have type `ud` if it has class `general` or `immediate`
    "src0/type" [class]: matches!(class(src0), General | Immediate) => ty(src0) == UD;
    /// `src0` must be a surface if `dst` is a surface and a sampler if `dst` is a sampler, where both have class
    /// `state`
    "src0/storage" [class]: class(dst) == State && class(src0) == State => storage(dst) == storage(src0);
}
