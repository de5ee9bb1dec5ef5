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
<<<<<<< HEAD
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
    sum = "f5054cb281d85fdc"
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
=======
#[visa(name = "NBARRIER", opcode = 0x60, on = "PVC+", lines = crate::lines::nbarrier)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
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
    /// one thread at least takes part
    "num_threads/some" [field]: matches!(mode, signal) => imm(num_threads) >= 1;
    /// the platforms that have the instruction
    "platform": on("PVC+");
}
