// Generated from spec/instructions/RET.md by `cargo xtask regen`; do not edit.
//! RET: Returns from a subroutine; in the kernel itself, ends the thread.

use crate::prelude::*;

/// Returns from a subroutine; in the kernel itself, ends the thread.
///
/// ```text
/// [(<pred>) ]ret (<exec_size>)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "RET",
    opcode = 0x34,
    text = ["[(<pred>) ]ret (<exec_size>)"],
    page = "spec/instructions/RET.md",
    line = 7
)]
#[rule(
    Static,
    id = "RET/opcode",
    on = "",
    page = "spec/instructions/RET.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x34",
    doc = "the code of the instruction",
    sum = "bb6f81835c24d966"
)]
#[rule(
    Static,
    id = "RET/exec_size/reserved",
    on = "",
    page = "spec/instructions/RET.md",
    line = 29,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "RET/exec_size/encoding",
    on = "",
    page = "spec/instructions/RET.md",
    line = 30,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "RET/exec_size/scalar",
    on = "",
    page = "spec/instructions/RET.md",
    line = 57,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
=======
#[visa(name = "RET", opcode = 0x34, lines = crate::lines::ret)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Ret {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels return.
    pub pred: PredBits,
}

rules! {
    Ret: "RET" at crate::lines::ret;

    /// the code of the instruction
    "opcode": opcode == 0x34;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// a return of one channel has NoMask
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
}
