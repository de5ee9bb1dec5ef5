// Generated from spec/instructions/SETP.md by `cargo xtask regen`; do not edit.
//! SETP: Sets the bits of a predicate variable.

use crate::prelude::*;

/// Sets the bits of a predicate variable.
///
/// ```text
/// setp (<exec_size>) <dst> <src0>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SETP", opcode = 0x2b, lines = crate::lines::setp)]
pub struct Setp {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// The bits.
    #[field(Destination)] pub dst: VecOperand,
    /// A number with a bit for each channel, or an element for each.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Setp: "SETP" at crate::lines::setp;

    /// the code of the instruction
    "opcode": opcode == 0x2b;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the classes of the operand
    "dst/class": matches!(class(dst), Predicate);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the operand
    "src0/type": matches!(ty(src0), UB | UW | UD);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None);
    /// `dst` must name a predicate variable with an element for each channel of the execution mask
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `exec_size` 32 must have the mask `m1_nm`: it sets all elements
    "exec_size/whole" [field]: exec_size == 32 => exec_size.mask == M1_NM;
    /// `exec_size` less than 32 must have the mask `m1_nm` or `m5_nm`: it sets the lower or upper half of the elements
    "exec_size/half" [field]: exec_size < 32 => matches!(exec_size.mask, M1_NM | M5_NM);
}
