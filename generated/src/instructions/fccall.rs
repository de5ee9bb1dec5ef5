// Generated from spec/instructions/FCCALL.md by `cargo xtask regen`; do not edit.
//! FCCALL: Calls another kernel, which a linker provides.

use crate::prelude::*;

/// Calls another kernel, which a linker provides.
///
/// ```text
/// [(<pred>) ]fccall (<exec_size>) <label>
/// ```
///
/// ```c
/// go to the kernel that the linker finds for label
/// ```
///
/// # Notes
///
/// The bytes are those of CALL; the kind of the label determines which of the two an instruction is. The last input of
/// a kernel with FCCALL is one UQ, the return address.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "FCCALL", opcode = 0x33, same_as = "CALL", flow = Call, lines = crate::lines::fccall)]
pub struct Fccall {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels that call.
    #[field(optional)] pub pred: PredBits,
    /// Index of the label of the function.
    #[field(refers = Label, kind = Composition)] pub label: u16,
}

rules! {
    Fccall: "FCCALL" at crate::lines::fccall;

    /// `opcode` of FCCALL must be 0x33
    "opcode": opcode == 0x33;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `label` must have the kind `composition`: it names a kernel outside of this one
    "label/kind" [label]: kind(label) == Composition;
}
