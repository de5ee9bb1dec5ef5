// Generated from spec/instructions/JMP.md by `cargo xtask regen`; do not edit.
//! JMP: Jumps to a block, all channels together.

use crate::prelude::*;

/// Jumps to a block, all channels together.
///
/// ```text
/// [(<pred>) ]jmp (<exec_size>) <label>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "JMP",
    opcode = 0x32,
    text = ["[(<pred>) ]jmp (<exec_size>) <label>"],
    page = "spec/instructions/JMP.md",
    line = 7
)]
#[rule(
    Static,
    id = "JMP/opcode",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x32",
    doc = "the code of the instruction",
    sum = "e413b6a575827720"
)]
#[rule(
    Static,
    id = "JMP/exec_size/reserved",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 24,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "JMP/exec_size/encoding",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 25,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000)",
    doc = "no other codes than the listed ones",
    sum = "94520b2f45280357"
)]
#[rule(
    Static,
    id = "JMP/label/declared",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 45,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "883316678895a317"
)]
#[rule(
    Static,
    id = "JMP/label/kind",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 48,
    kind = "label",
    expr = "kind(label) == Block",
    doc = "`label` must have the kind `block`",
    sum = "266f7dc4c02bd2b7"
)]
#[rule(
    Object,
    id = "JMP/label/places",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 49,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
#[rule(
    Object,
    id = "JMP/label/subroutine",
    on = "",
    page = "spec/instructions/JMP.md",
    line = 50,
    kind = "field",
    expr = "same_subroutine(label)",
    doc = "`label` must be defined in the subroutine of the jump",
    sum = "9be26b64c8d8a27f"
)]
=======
#[visa(name = "JMP", opcode = 0x32, lines = crate::lines::jmp)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Jmp {
    /// Channels and the mask over them.
    #[field(only = [0b000])] pub exec_size: ExecSizeBits,
    /// Whether to jump.
    pub pred: PredBits,
    /// Index of the label of the block.
    #[field(refers = label)] pub label: u16,
}

rules! {
    Jmp: "JMP" at crate::lines::jmp;

    /// the code of the instruction
    "opcode": opcode == 0x32;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000);
    /// what it names exists
    "label/declared": declared(label);
    /// the label is that of a block
    "label/kind" [label]: kind(label) == Block;
    /// the label stands in the body, once
    "label/places" [field, object]: label_places(label) == 1;
    /// in the subroutine of the jump
    "label/subroutine" [field, object]: same_subroutine(label);
}
