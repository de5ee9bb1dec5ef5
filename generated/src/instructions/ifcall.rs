// Generated from spec/instructions/IFCALL.md by `cargo xtask regen`; do not edit.
//! IFCALL: Calls a function by address.

use crate::prelude::*;

/// Calls a function by address.
///
/// ```text
/// [(<pred>) ]ifcall (<exec_size>) <func_addr> <arg_size> <return_size>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "IFCALL",
    opcode = 0x4f,
    text = ["[(<pred>) ]ifcall (<exec_size>) <func_addr> <arg_size> <return_size>"],
    page = "spec/instructions/IFCALL.md",
    line = 7
)]
#[rule(
    Static,
    id = "IFCALL/opcode",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x4f",
    doc = "the code of the instruction",
    sum = "7cbac2532e4d8d11"
)]
#[rule(
    Static,
    id = "IFCALL/exec_size/reserved",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 30,
    kind = "reserved",
    expr = "raw(exec_size) & 0b00001000 == 0",
    doc = "bits without a meaning are zero",
    sum = "7d7b8f602a3428e6"
)]
#[rule(
    Static,
    id = "IFCALL/exec_size/encoding",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 31,
    kind = "exec_size",
    expr = "matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101)",
    doc = "no other codes than the listed ones",
    sum = "738feba45f8c8ac0"
)]
#[rule(
    Static,
    id = "IFCALL/func_addr/type",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 56,
    kind = "type",
    expr = "matches!(ty(func_addr), UD | UQ)",
    doc = "the types of the operand",
    sum = "052074f54779767f"
)]
#[rule(
    Static,
    id = "IFCALL/exec_size/scalar",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 61,
    kind = "field",
    expr = "exec_size == 1 => code(exec_size.mask) >= 0b1000",
    doc = "`exec_size` 1 must have a mask with a code of at least 0b1000 (NoMask)",
    sum = "f2198e151a7a5e0f"
)]
#[rule(
    Static,
    id = "IFCALL/arg_size/range",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 63,
    kind = "field",
    expr = "matches!(arg_size, 0..=32)",
    doc = "`arg_size` must be from 0 to 32 registers, the size of %arg",
    sum = "904c93f1ebd6ef5c"
)]
#[rule(
    Static,
    id = "IFCALL/return_size/range",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 64,
    kind = "field",
    expr = "matches!(return_size, 0..=12)",
    doc = "`return_size` must be from 0 to 12 registers, the size of %retval",
    sum = "714d23f52a22d14c"
)]
#[rule(
    Runtime,
    id = "IFCALL/func_addr/bounds",
    on = "",
    page = "spec/instructions/IFCALL.md",
    line = 65,
    kind = "access",
    expr = "!out_of_bounds(func_addr)",
    doc = "`func_addr` must be the address of a function",
    sum = "9051ae7ddcca9bda"
)]
=======
#[visa(name = "IFCALL", opcode = 0x4f, lines = crate::lines::ifcall)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Ifcall {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels call.
    pub pred: PredBits,
    /// Address of the function.
    #[field(Scalar)] pub func_addr: VecOperand,
    /// Registers of arguments.
    pub arg_size: u8,
    /// Registers of results.
    pub return_size: u8,
}

rules! {
    Ifcall: "IFCALL" at crate::lines::ifcall;

    /// the code of the instruction
    "opcode": opcode == 0x4f;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the operand
    "func_addr/type": matches!(ty(func_addr), UD | UQ);
    /// a call of one channel has NoMask
    "exec_size/scalar" [field]: exec_size == 1 => code(exec_size.mask) >= 0b1000;
    /// %arg has 32 registers
    "arg_size/range" [field]: matches!(arg_size, 0..=32);
    /// %retval has 12 registers
    "return_size/range" [field]: matches!(return_size, 0..=12);
    /// a function begins there
    "func_addr/bounds" [access, runtime]: !out_of_bounds(func_addr);
}
