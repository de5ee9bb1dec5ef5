//! Generated from spec/instructions/FCALL.md by `cargo xtask regen`; do not edit.
//! FCALL from `spec/instructions/FCALL.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Calls a function by name.
///
/// `spec/instructions/FCALL.md:7`
///
/// ```text
/// [(<pred>) ]fcall (<exec_size>) <func_id> <arg_size> <return_size>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "560b3ce16fbc92bc"
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
pub struct Fcall {
    /// execution size and execution mask
    ///
    /// `spec/instructions/FCALL.md:30`
    #[field("ub", line = 30)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that call
    ///
    /// `spec/instructions/FCALL.md:55`
    #[field("uw", line = 55)]
    pub pred: PredBits,
    /// index of the string that names the function
    ///
    /// `spec/instructions/FCALL.md:56`
    #[field("uw", line = 56, refers = string)]
    pub func_id: u16,
    /// number of registers with arguments
    ///
    /// `spec/instructions/FCALL.md:57`
    #[field("ub", line = 57)]
    pub arg_size: u8,
    /// number of registers with results
    ///
    /// `spec/instructions/FCALL.md:58`
    #[field("ub", line = 58)]
    pub return_size: u8,
}
