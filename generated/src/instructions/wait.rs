//! Generated from spec/instructions/WAIT.md by `cargo xtask regen`; do not edit.
//! WAIT from `spec/instructions/WAIT.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
use crate::operands::VecOperand;
/// Waits for the threads that this one depends on.
///
/// `spec/instructions/WAIT.md:7`
///
/// ```text
/// wait <mask>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(
    name = "WAIT",
    opcode = 0x5b,
    text = ["wait <mask>"],
    page = "spec/instructions/WAIT.md",
    line = 7
)]
#[rule(
    Static,
    id = "WAIT/opcode",
    on = "",
    page = "spec/instructions/WAIT.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x5b",
    doc = "`opcode` of WAIT must be 0x5b",
    sum = "3daf8de627fafe66"
)]
#[rule(
    Static,
    id = "WAIT/mask/type",
    on = "",
    page = "spec/instructions/WAIT.md",
    line = 27,
    kind = "type",
    expr = "matches!(ty(mask), UB)",
    doc = "`mask` must have type `ub`",
    sum = "0e241b4d17344c19"
)]
pub struct Wait {
    /// dependencies to clear
    ///
    /// `spec/instructions/WAIT.md:27`
    #[field("scalar", line = 27, role = Scalar, since = "3.1")]
    pub mask: VecOperand,
}
