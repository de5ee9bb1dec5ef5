// Generated from spec/instructions/FCCALL.md by `cargo xtask regen`; do not edit.
//! FCCALL: Calls another kernel, which a linker provides.

use crate::prelude::*;

/// Calls another kernel, which a linker provides.
///
/// ```text
/// [(<pred>) ]fccall (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FCCALL", opcode = 0x33, same_as = "CALL", lines = crate::lines::fccall)]
pub struct Fccall {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels call.
    pub pred: PredBits,
    /// Index of the label of the kernel.
    #[field(refers = label)] pub label: u16,
}

rules! {
    Fccall: "FCCALL" at crate::lines::fccall;

    /// the code of the instruction
    "opcode": opcode == 0x33;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// what it names exists
    "label/declared": declared(label);
    /// `label` must have the kind `composition`: it names a kernel outside of this one
    "label/kind" [label]: kind(label) == Composition;
}
