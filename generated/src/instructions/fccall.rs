// Generated from spec/instructions/FCCALL.md by `cargo xtask regen`; do not edit.
//! FCCALL: Calls another kernel, which a linker provides.

use crate::prelude::*;

/// Calls another kernel, which a linker provides.
///
/// ```text
/// [(<pred>) ]fccall (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "FCCALL",
    opcode = 0x33,
    same_as = "CALL",
    text = ["[(<pred>) ]fccall (<exec_size>) <label>"],
    page = "spec/instructions/FCCALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "FCCALL/opcode",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x33",
    doc = "the code of the instruction",
    sum = "11ef1619cebe0639"
)]
#[rule(
    Static,
    id = "FCCALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 23,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "FCCALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 24,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FCCALL/label/declared",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 49,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "43fae7ea576ff38b"
)]
#[rule(
    Static,
    id = "FCCALL/label/kind",
    on = "",
    page = "spec/instructions/FCCALL.md",
    line = 52,
    kind = "label",
    expr = "kind(label) == Composition",
    doc = "`label` must have the kind `composition`: it names a kernel outside of this one",
    sum = "d65da89bacdfa578"
)]
=======
#[visa(name = "FCCALL", opcode = 0x33, same_as = "CALL", lines = crate::lines::fccall)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
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
    /// the label is that of a kernel outside of this one
    "label/kind" [label]: kind(label) == Composition;
}
