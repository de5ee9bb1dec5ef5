//! Generated from spec/instructions/SBARRIER.md by `cargo xtask regen`; do not edit.
//! SBARRIER from `spec/instructions/SBARRIER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// `mode`, bits 0..0: signal or wait
///
/// `spec/instructions/SBARRIER.md:24`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mode {
    /// wait
    ///
    /// `spec/instructions/SBARRIER.md:25`
    #[code(name = "wait")]
    Wait = 0b0,
    /// signal
    ///
    /// `spec/instructions/SBARRIER.md:26`
    #[code(name = "signal")]
    Signal = 0b1,
}
/// The bits of `Mode`: half of the barrier
///
/// `spec/instructions/SBARRIER.md:23`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModeBits(#[run(mode = 0..= 0, Mode)] u8);
/// One half of a barrier: says that this thread is here, or waits for the others.
///
/// `spec/instructions/SBARRIER.md:7`
///
/// ```text
/// sbarrier.<mode>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "SBARRIER",
    opcode = 0x7c,
    text = ["sbarrier.<mode>"],
    page = "spec/instructions/SBARRIER.md",
    line = 7
)]
#[rule(
    Static,
    id = "SBARRIER/opcode",
    on = "",
    page = "spec/instructions/SBARRIER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x7c",
    doc = "the code of the instruction",
    sum = "5408db635b9c4518"
)]
#[rule(
    Static,
    id = "SBARRIER/mode/reserved",
    on = "",
    page = "spec/instructions/SBARRIER.md",
    line = 23,
    kind = "reserved",
    expr = "raw(mode) & 0b11111110 == 0",
    doc = "bits without a meaning are zero",
    sum = "a2fbda74f0295c64"
)]
pub struct Sbarrier {
    /// half of the barrier
    ///
    /// `spec/instructions/SBARRIER.md:23`
    #[field("ub", line = 23)]
    pub mode: ModeBits,
}
