// Generated from spec/instructions/FRET.md by `cargo xtask regen`; do not edit.
//! FRET: Returns from a function.

use crate::prelude::*;

/// Returns from a function.
///
/// ```text
/// [(<pred>) ]fret (<exec_size>)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "FRET",
    opcode = 0x68,
    text = ["[(<pred>) ]fret (<exec_size>)"],
    page = "spec/instructions/FRET.md",
    line = 7
)]
#[rule(
    Static,
    id = "FRET/opcode",
    on = "",
    page = "spec/instructions/FRET.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x68",
    doc = "the code of the instruction",
    sum = "9bed18decd88984b"
)]
#[rule(
    Static,
    id = "FRET/exec_size/reserved",
    on = "",
    page = "spec/instructions/FRET.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "FRET/exec_size/encoding",
    on = "",
    page = "spec/instructions/FRET.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FRET/exec_size/scalar",
    on = "",
    page = "spec/instructions/FRET.md",
    line = 58,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
=======
#[visa(name = "FRET", opcode = 0x68, lines = crate::lines::fret)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Fret {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels return.
    pub pred: PredBits,
}

rules! {
    Fret: "FRET" at crate::lines::fret;

    /// the code of the instruction
    "opcode": opcode == 0x68;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// a return of one channel has NoMask
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
}
