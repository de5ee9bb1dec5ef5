// Generated from spec/instructions/FCALL.md by `cargo xtask regen`; do not edit.
//! FCALL: Calls a function by name.

use crate::prelude::*;

/// Calls a function by name.
///
/// ```text
/// [(<pred>) ]fcall (<exec_size>) <func_id> <arg_size> <return_size>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "FCALL",
    opcode = 0x67,
    text = ["[(<pred>) ]fcall (<exec_size>) <func_id> <arg_size> <return_size>"],
    page = "spec/instructions/FCALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "FCALL/opcode",
    on = "",
    page = "spec/instructions/FCALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x67",
    doc = "the code of the instruction",
    sum = "32d228db16c10871"
)]
#[rule(
    Static,
    id = "FCALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/FCALL.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "FCALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/FCALL.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "FCALL/exec_size/scalar",
    on = "",
    page = "spec/instructions/FCALL.md",
    line = 61,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
#[rule(
    Static,
    id = "FCALL/arg_size/range",
    on = "",
    page = "spec/instructions/FCALL.md",
    line = 63,
    kind = "field",
    expr = "matches!(arg_size, 0..=32)",
    doc = "`arg_size` must be from 0 to 32 registers, the size of %arg",
    sum = "904c93f1ebd6ef5c"
)]
#[rule(
    Static,
    id = "FCALL/return_size/range",
    on = "",
    page = "spec/instructions/FCALL.md",
    line = 64,
    kind = "field",
    expr = "matches!(return_size, 0..=12)",
    doc = "`return_size` must be from 0 to 12 registers, the size of %retval",
    sum = "714d23f52a22d14c"
)]
=======
#[visa(name = "FCALL", opcode = 0x67, lines = crate::lines::fcall)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Fcall {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels call.
    pub pred: PredBits,
    /// Index of the string that names the function.
    #[field(refers = string)] pub func_id: u16,
    /// Registers of arguments.
    pub arg_size: u8,
    /// Registers of results.
    pub return_size: u8,
}

rules! {
    Fcall: "FCALL" at crate::lines::fcall;

    /// the code of the instruction
    "opcode": opcode == 0x67;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// a call of one channel has NoMask
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// %arg has 32 registers
    "arg_size/range" [field]: matches!(arg_size, 0..=32);
    /// %retval has 12 registers
    "return_size/range" [field]: matches!(return_size, 0..=12);
}
