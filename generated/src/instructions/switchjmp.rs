// Generated from spec/instructions/SWITCHJMP.md by `cargo xtask regen`; do not edit.
//! SWITCHJMP: Jumps to one of several blocks.

use crate::prelude::*;

/// Jumps to one of several blocks.
///
/// ```text
/// switchjmp (<exec_size>) <index> (<label, ...>)
/// ```
///
/// ```c
/// go to label[index];
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SWITCHJMP", opcode = 0x69, on = "PVC+,-TGLLP", flow = Branch, lines = crate::lines::switchjmp)]
pub struct Switchjmp {
    /// Execution size and execution mask.
    #[field(only = [0b000])] pub exec_size: ExecSizeBits,
    /// Number of labels.
    pub num_labels: u8,
    /// Number of the label, counted from 0.
    #[field(Scalar)] pub index: VecOperand,
    /// Index of the label of a block.
    #[field(refers = Label, kind = Block, count = num_labels)] pub label: [u16; 32],
}

rules! {
    Switchjmp: "SWITCHJMP" at crate::lines::switchjmp;

    /// `opcode` of SWITCHJMP must be 0x69
    "opcode": opcode == 0x69;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1 element
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000);
    /// `num_labels` must be in the range 1 to 32
    "num_labels/range": matches!(num_labels, 1..=32);
    /// `index` must have type `ub`, `uw`, `ud` or `uq`
    "index/type": matches!(ty(index), UB | UW | UD | UQ);
    /// `label` must be the index of a declared label
    "label/declared": declared(label);
    /// `index` must be less than `num_labels` if it is an immediate
    "index/range" [field]: imm(index) < num_labels;
    /// `label` must have the kind `block`
    "label/kind" [label]: kind(label) == Block;
    /// `label` must be defined at exactly 1 place in the body
    "label/places" [field, object]: label_places(label) == 1;
    /// `label` of the kind `block` must be defined in the subroutine of the jump
    "label/subroutine" [label, object]: kind(label) == Block => same_subroutine(label);
    /// `label` must not be behind a label at which some channels may wait: all channels jump, so that those would wait
    /// for ever
    "label/waiting" [field, object, warning
        "Execution alone decides whether channels wait, and the finalizer does not look for labels at which they do \
        (errata flow-1)."]:
        !skips_waiting();
    /// `label` must not leave code behind the jump that execution does not reach
    "label/next" [field, object, note
        "Code that is not reached is no defect of a program (errata flow-1)."]:
        next_reached();
    /// SWITCHJMP is available only on PVC and later or before TGLLP
    "platform": on("PVC+,-TGLLP");
}
