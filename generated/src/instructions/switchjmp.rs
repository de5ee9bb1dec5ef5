// Generated from spec/instructions/SWITCHJMP.md by `cargo xtask regen`; do not edit.
//! SWITCHJMP: Jumps to one of several blocks.

use crate::prelude::*;

/// Jumps to one of several blocks.
///
/// ```text
/// switchjmp (<exec_size>) <index> (<label, ...>)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SWITCHJMP", opcode = 0x69, on = "PVC+,-TGLLP", lines = crate::lines::switchjmp)]
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
    /// `index` must be less than `num_labels` if it is an immediate
    "index/range" [field]: imm(index) < num_labels;
    /// `label` must have the kind `block`
    "label/kind" [label]: kind(label) == Block;
    /// `label` must be defined at exactly 1 place in the body
    "label/places" [field, object]: label_places(label) == 1;
    /// `label` must be defined in the subroutine of the jump
    "label/subroutine" [field, object]: same_subroutine(label);
    /// the platforms that have the instruction
    "platform": on("PVC+,-TGLLP");
}
