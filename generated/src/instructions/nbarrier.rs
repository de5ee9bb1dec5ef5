// Generated from spec/instructions/NBARRIER.md by `cargo xtask regen`; do not edit.
//! NBARRIER: One half of a barrier among some threads of a group.

use crate::prelude::*;

/// One half of a barrier among some threads of a group.
///
/// ```text
/// nbarrier.<mode: wait> <id>
/// nbarrier.<mode: signal> <id> <num_threads>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "NBARRIER", opcode = 0x60, on = "PVC+", lines = crate::lines::nbarrier)]
pub struct Nbarrier {
    /// Which half.
    pub mode: ModeBits,
    /// Number of the barrier.
    #[field(Scalar)] pub id: VecOperand,
    /// How many threads take part; nothing where one waits.
    #[field(Scalar)] pub num_threads: VecOperand,
}

/// The bits of `Mode`: which half.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[run(mode = 0..=0, Mode)]
    u8,
);

/// `mode`, bits 0..0: half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Mode {
    #[code(name = "wait")] Wait = 0b0,
    #[code(name = "signal")] Signal = 0b1,
}

rules! {
    Nbarrier: "NBARRIER" at crate::lines::nbarrier;

    /// the code of the instruction
    "opcode": opcode == 0x60;
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b11111110 == 0;
    /// the number is within its limits
    "id/range": matches!(imm(id), 0..=31);
    /// the types of the operand
    "id/type": matches!(ty(id), UB);
    /// the types of the operand
    "num_threads/type": matches!(ty(num_threads), UB);
    /// `num_threads` must be at least 1 for `signal` if it is an immediate
    "num_threads/some" [field]: matches!(mode, signal) => imm(num_threads) >= 1;
    /// the platforms that have the instruction
    "platform": on("PVC+");
}
