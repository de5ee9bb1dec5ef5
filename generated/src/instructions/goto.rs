// Generated from spec/instructions/GOTO.md by `cargo xtask regen`; do not edit.
//! GOTO: Jumps to a block, each channel on its own.

use crate::prelude::*;

/// Jumps to a block, each channel on its own.
///
/// ```text
/// [(<pred>) ]goto (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "GOTO",
    opcode = 0x6c,
    text = ["[(<pred>) ]goto (<exec_size>) <label>"],
    page = "spec/instructions/GOTO.md",
    line = 7
)]
#[rule(
    Static,
    id = "GOTO/opcode",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x6c",
    doc = "the code of the instruction",
    sum = "5a6accd0fbf4ed70"
)]
#[rule(
    Static,
    id = "GOTO/exec_size/reserved",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "GOTO/exec_size/encoding",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "GOTO/label/declared",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 55,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "883316678895a317"
)]
#[rule(
    Static,
    id = "GOTO/label/kind",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 58,
    kind = "label",
    expr = "kind(label) == Block",
    doc = "`label` must have the kind `block`",
    sum = "266f7dc4c02bd2b7"
)]
#[rule(
    Object,
    id = "GOTO/label/places",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 59,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
#[rule(
    Object,
    id = "GOTO/label/subroutine",
    on = "",
    page = "spec/instructions/GOTO.md",
    line = 60,
    kind = "field",
    expr = "same_subroutine(label)",
    doc = "`label` must be defined in the subroutine of the jump",
    sum = "9be26b64c8d8a27f"
)]
=======
#[visa(name = "GOTO", opcode = 0x6c, lines = crate::lines::goto)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Goto {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels jump.
    pub pred: PredBits,
    /// Index of the label of the block.
    #[field(refers = label)] pub label: u16,
}

rules! {
    Goto: "GOTO" at crate::lines::goto;

    /// the code of the instruction
    "opcode": opcode == 0x6c;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// what it names exists
    "label/declared": declared(label);
    /// the label is that of a block
    "label/kind" [label]: kind(label) == Block;
    /// the label stands in the body, once
    "label/places" [field, object]: label_places(label) == 1;
    /// in the subroutine of the jump
    "label/subroutine" [field, object]: same_subroutine(label);
}
