//! Generated from spec/instructions/NBARRIER.md by `cargo xtask regen`; do not edit.
//! NBARRIER from `spec/instructions/NBARRIER.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// `mode`, bits 0..0: signal or wait
///
/// `spec/instructions/NBARRIER.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Mode {
    /// wait
    ///
    /// `spec/instructions/NBARRIER.md:28`
    #[code(name = "wait")]
    Wait = 0b0,
    /// signal
    ///
    /// `spec/instructions/NBARRIER.md:29`
    #[code(name = "signal")]
    Signal = 0b1,
}
/// The bits of `Mode`: half of the barrier
///
/// `spec/instructions/NBARRIER.md:26`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct ModeBits(#[run(mode = 0..= 0, Mode)] u8);
/// One half of a barrier among some threads of a group.
///
/// `spec/instructions/NBARRIER.md:7`
///
/// ```text
/// nbarrier.<mode: wait> <id>
/// nbarrier.<mode: signal> <id> <num_threads>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "NBARRIER",
    opcode = 0x60,
    on = "PVC+",
    text = ["nbarrier.<mode: wait> <id>",
    "nbarrier.<mode: signal> <id> <num_threads>"],
    page = "spec/instructions/NBARRIER.md",
    line = 7
)]
#[rule(
    Static,
    id = "NBARRIER/opcode",
    on = "",
    page = "spec/instructions/NBARRIER.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x60",
    doc = "the code of the instruction",
    sum = "0d0da7e29aca6cbf"
)]
#[rule(
    Static,
    id = "NBARRIER/mode/reserved",
    on = "",
    page = "spec/instructions/NBARRIER.md",
    line = 26,
    kind = "reserved",
    expr = "raw(mode) & 0b11111110 == 0",
    doc = "bits without a meaning are zero",
    sum = "a2fbda74f0295c64"
)]
#[rule(
    Static,
    id = "NBARRIER/id/range",
    on = "",
    page = "spec/instructions/NBARRIER.md",
    line = 31,
    kind = "range",
    expr = "matches!(imm(id), 0..=31)",
    doc = "the number is within its limits",
    sum = "6ac67baa3c969844"
)]
#[rule(
    Static,
    id = "NBARRIER/id/type",
    on = "",
    page = "spec/instructions/NBARRIER.md",
    line = 31,
    kind = "type",
    expr = "matches!(ty(id), UB)",
    doc = "the types of the operand",
    sum = "3ba69afe6ddd8175"
)]
#[rule(
    Static,
    id = "NBARRIER/num_threads/type",
    on = "",
    page = "spec/instructions/NBARRIER.md",
    line = 32,
    kind = "type",
    expr = "matches!(ty(num_threads), UB)",
    doc = "the types of the operand",
    sum = "0e241b4d17344c19"
)]
#[rule(
    Static,
    id = "NBARRIER/num_threads/some",
    on = "",
    page = "spec/instructions/NBARRIER.md",
    line = 35,
    kind = "field",
    expr = "matches!(mode, signal) => imm(num_threads) >= 1",
    doc = "`num_threads` must be at least 1 for `signal` if it is an immediate",
    sum = "626e5aa605692ca9"
)]
#[rule(
    Static,
    id = "NBARRIER/platform",
    on = "",
    page = "spec/chapters/index.md",
    line = 205,
    kind = "platform",
    expr = "on(\"PVC+\")",
    doc = "the platforms that have the instruction",
    sum = "76d7701984e79699"
)]
pub struct Nbarrier {
    /// half of the barrier
    ///
    /// `spec/instructions/NBARRIER.md:26`
    #[field("ub", line = 26)]
    pub mode: ModeBits,
    /// number of the barrier
    ///
    /// `spec/instructions/NBARRIER.md:31`
    #[field("scalar", line = 31, role = Scalar)]
    pub id: VecOperand,
    /// number of threads that take part; unused by wait
    ///
    /// `spec/instructions/NBARRIER.md:32`
    #[field("scalar", line = 32, role = Scalar)]
    pub num_threads: VecOperand,
}
