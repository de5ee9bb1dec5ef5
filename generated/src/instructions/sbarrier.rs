// Generated from spec/instructions/SBARRIER.md by `cargo xtask regen`; do not edit.
//! SBARRIER: One half of a barrier: signals that this thread has reached it, or waits for the other threads.

use crate::prelude::*;

/// One half of a barrier: signals that this thread has reached it, or waits for the other threads.
///
/// ```text
/// sbarrier.<mode>
/// ```
///
/// ```c
/// mode == signal ? send a signal to the threads of the group : wait for the signal of each
/// ```
///
/// # Notes
///
/// It is for kernels that run in thread groups.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SBARRIER", opcode = 0x7c, lines = crate::lines::sbarrier)]
pub struct Sbarrier {
    /// Half of the barrier.
    pub mode: ModeBits,
}

/// The bits of `Mode`: half of the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[bits(mode = 0..=0, Mode)]
    u8,
);

/// `mode`, bits 0..0: signal or wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Mode {
    #[code(name = "wait")] Wait = 0b0,
    #[code(name = "signal")] Signal = 0b1,
}

rules! {
    Sbarrier: "SBARRIER" at crate::lines::sbarrier;

    /// `opcode` of SBARRIER must be 0x7c
    "opcode": opcode == 0x7c;
    /// bits 1 to 7 of `mode` are reserved and must be zero
    "mode/reserved": raw(mode) & 0b11111110 == 0;
}
