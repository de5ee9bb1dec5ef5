// Generated from spec/instructions/SWITCHJMP.md by `cargo xtask regen`; do not edit.
//! SWITCHJMP: Jumps to one of several blocks.

use crate::prelude::*;

/// Jumps to one of several blocks.
///
/// ```text
/// switchjmp (<exec_size>) <index> (<label, ...>)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "SWITCHJMP",
    opcode = 0x69,
    on = "PVC+,-TGLLP",
    text = ["switchjmp (<exec_size>) <index> (<label, ...>)"],
    page = "spec/instructions/SWITCHJMP.md",
    line = 7
)]
#[rule(
    Static,
    id = "SWITCHJMP/opcode",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x69",
    doc = "the code of the instruction",
    sum = "942f721738b25df4"
)]
#[rule(
    Static,
    id = "SWITCHJMP/exec_size/reserved",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 23,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "SWITCHJMP/exec_size/encoding",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 24,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000)",
    doc = "no other codes than the listed ones",
    sum = "94520b2f45280357"
)]
#[rule(
    Static,
    id = "SWITCHJMP/num_labels/range",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 43,
    kind = "range",
    expr = "matches!(num_labels, 1..=32)",
    doc = "the number is within its limits",
    sum = "d92fa5f5502731f6"
)]
#[rule(
    Static,
    id = "SWITCHJMP/index/type",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 44,
    kind = "type",
    expr = "matches!(ty(index), UB | UW | UD | UQ)",
    doc = "the types of the operand",
    sum = "010e29b8d9f1e29a"
)]
#[rule(
    Static,
    id = "SWITCHJMP/label/declared",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 45,
    kind = "declared",
    expr = "declared(label)",
    doc = "what it names exists",
    sum = "fe42f91bd2152f17"
)]
#[rule(
    Static,
    id = "SWITCHJMP/index/range",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 48,
    kind = "field",
    expr = "imm(index) < num_labels",
    doc = "`index` must be less than `num_labels` if it is an immediate",
    sum = "c61c176ff6234709"
)]
#[rule(
    Static,
    id = "SWITCHJMP/label/kind",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 49,
    kind = "label",
    expr = "kind(label) == Block",
    doc = "`label` must have the kind `block`",
    sum = "266f7dc4c02bd2b7"
)]
#[rule(
    Object,
    id = "SWITCHJMP/label/places",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 50,
    kind = "field",
    expr = "label_places(label) == 1",
    doc = "`label` must be defined at exactly 1 place in the body",
    sum = "ae8205fb9cf8ba0f"
)]
#[rule(
    Object,
    id = "SWITCHJMP/label/subroutine",
    on = "",
    page = "spec/instructions/SWITCHJMP.md",
    line = 51,
    kind = "field",
    expr = "same_subroutine(label)",
    doc = "`label` must be defined in the subroutine of the jump",
    sum = "9be26b64c8d8a27f"
)]
#[rule(
    Static,
    id = "SWITCHJMP/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 79,
    kind = "platform",
    expr = "on(\"PVC+,-TGLLP\")",
    doc = "the platforms that have the instruction",
    sum = "92fc5810b0963d69"
)]
=======
#[visa(name = "SWITCHJMP", opcode = 0x69, on = "PVC+,-TGLLP", lines = crate::lines::switchjmp)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Switchjmp {
    /// Channels and the mask over them.
    #[field(only = [0b000])] pub exec_size: ExecSizeBits,
    /// Number of labels.
    pub num_labels: u8,
    /// Which of them, from 0 on.
    #[field(Scalar)] pub index: VecOperand,
    /// Index of the label of a block.
    #[field(refers = label, count = num_labels)] pub label: [u16; 32],
}

rules! {
    Switchjmp: "SWITCHJMP" at crate::lines::switchjmp;

    /// the code of the instruction
    "opcode": opcode == 0x69;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000);
    /// the number is within its limits
    "num_labels/range": matches!(num_labels, 1..=32);
    /// the types of the operand
    "index/type": matches!(ty(index), UB | UW | UD | UQ);
    /// what it names exists
    "label/declared": declared(label);
    /// there is a label for the index
    "index/range" [field]: imm(index) < num_labels;
    /// the labels are those of blocks
    "label/kind" [label]: kind(label) == Block;
    /// the label stands in the body, once
    "label/places" [field, object]: label_places(label) == 1;
    /// in the subroutine of the jump
    "label/subroutine" [field, object]: same_subroutine(label);
    /// the platforms that have the instruction
    "platform": on("PVC+,-TGLLP");
}
