// Generated from spec/instructions/BARRIER.md by `cargo xtask regen`; do not edit.
//! BARRIER: Waits until all threads of the group have reached a barrier.

use crate::prelude::*;

/// Waits until all threads of the group have reached a barrier.
///
/// ```text
/// barrier
/// ```
///
/// ```c
/// wait for the BARRIER of every thread of the group
/// ```
///
/// # Notes
///
/// Accesses to memory before the barrier are complete when it ends. It is for kernels that run in thread groups. All
/// channels of a thread reach it together; this page does not describe divergent control flow.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "BARRIER", opcode = 0x59, lines = crate::lines::barrier)]
pub struct Barrier {
}

rules! {
    Barrier: "BARRIER" at crate::lines::barrier;

    /// `opcode` of BARRIER must be 0x59
    "opcode": opcode == 0x59;
    /// `opcode` of BARRIER must not execute while some channels wait for others
    "opcode/together" [field, object, note
        "Execution alone decides whether channels wait, and programs have barriers in loops of a predicate that is \
        the same for all channels (errata flow-1)."]:
        !diverges();
}
