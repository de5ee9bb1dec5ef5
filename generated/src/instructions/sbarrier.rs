// Generated from spec/instructions/SBARRIER.md by `cargo xtask regen`; do not edit.
//! SBARRIER: One half of a barrier: says that this thread is here, or waits for the others.

use crate::prelude::*;

/// One half of a barrier: says that this thread is here, or waits for the others.
///
/// ```text
/// sbarrier.<mode>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "SBARRIER", opcode = 0x7c, lines = crate::lines::sbarrier)]
pub struct Sbarrier {
    /// Which half.
    pub mode: ModeBits,
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
    Sbarrier: "SBARRIER" at crate::lines::sbarrier;

    /// the code of the instruction
    "opcode": opcode == 0x7c;
    /// bits without a meaning are zero
    "mode/reserved": raw(mode) & 0b11111110 == 0;
}
