//! Generated from spec/instructions/FRET.md by `cargo xtask regen`; do not edit.
//! FRET from `spec/instructions/FRET.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::execution::ExecSizeBits;
use crate::operands::PredBits;
/// Returns from a function.
///
/// `spec/instructions/FRET.md:7`
///
/// ```text
/// [(<pred>) ]fret (<exec_size>)
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "560b3ce16fbc92bc"
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
pub struct Fret {
    /// execution size and execution mask
    ///
    /// `spec/instructions/FRET.md:30`
    #[field("ub", line = 30)]
    pub exec_size: ExecSizeBits,
    /// predicate that selects the channels that return
    ///
    /// `spec/instructions/FRET.md:55`
    #[field("uw", line = 55)]
    pub pred: PredBits,
}
