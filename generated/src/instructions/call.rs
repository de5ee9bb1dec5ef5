// Generated from spec/instructions/CALL.md by `cargo xtask regen`; do not edit.
//! CALL: Calls a subroutine.

use crate::prelude::*;

/// Calls a subroutine.
///
/// ```text
/// [(<pred>) ]call (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "CALL",
    opcode = 0x33,
    text = ["[(<pred>) ]call (<exec_size>) <label>"],
    page = "spec/instructions/CALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "CALL/opcode",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x33",
    doc = "the code of the instruction",
    sum = "c424229a44d18ebc"
)]
#[rule(
    Static,
    id = "CALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 28,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "CALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 29,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "CALL/label/declared",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 54,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "20754dd4c8f13310"
)]
#[rule(
    Static,
    id = "CALL/exec_size/scalar",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 57,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
#[rule(
    Static,
    id = "CALL/label/kind",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 59,
    kind = "label",
    expr = "matches!(kind(label), Subroutine | Composition)",
    doc = "`label` must have the kind `subroutine`, or `composition` where the bytes mean FCCALL, which shares the opcode",
    sum = "4999e9c0d07209be"
)]
#[rule(
    Object,
    id = "CALL/label/places",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 61,
    kind = "label",
    expr = "kind(label) == Subroutine => label_places(label) == 1",
    doc = "`label` of the kind `subroutine` must be defined at exactly 1 place in the body",
    sum = "c5ece10ea49adcb9"
)]
#[rule(
    Object,
    id = "CALL/label/recursion",
    on = "",
    page = "spec/instructions/CALL.md",
    line = 63,
    kind = "field",
    expr = "!calls_back(label)",
    doc = "`label` must not name a subroutine that calls the subroutine of this instruction, directly or through others",
    sum = "019de2d6de682d94"
)]
=======
#[visa(name = "CALL", opcode = 0x33, lines = crate::lines::call)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Call {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels call.
    pub pred: PredBits,
    /// Index of the label of the subroutine.
    #[field(refers = label)] pub label: u16,
}

rules! {
    Call: "CALL" at crate::lines::call;

    /// the code of the instruction
    "opcode": opcode == 0x33;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// what it names exists
    "label/declared": declared(label);
    /// a call of one channel has NoMask
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// the label is that of a subroutine; or of a function, where the bytes stand for FCCALL, which has the same opcode
    "label/kind" [label]: matches!(kind(label), Subroutine | Composition);
    /// the label stands in the body, once
    "label/places" [label, object]: kind(label) == Subroutine => label_places(label) == 1;
    /// no subroutine calls itself, directly or through others
    "label/recursion" [field, object]: !calls_back(label);
}
