// Generated from spec/instructions/WAIT.md by `cargo xtask regen`; do not edit.
//! WAIT: Waits for the threads that this one depends on.

use crate::prelude::*;

/// Waits for the threads that this one depends on.
///
/// ```text
/// wait <mask>
/// ```
///
/// ```c
/// for (n = 0; n < 8; ++n)
///   if (bit n of mask)
///     dependency n is no more;
///   else if (there is a dependency n)
///     wait until its thread has ended;
/// ```
///
/// # Notes
///
/// Up to eight dependencies come with the thread, where the thread space of the kernel has a pattern for them. Other
/// ways to dispatch a kernel have none.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "WAIT", opcode = 0x5b, lines = crate::lines::wait)]
pub struct Wait {
    /// Dependencies to clear.
    #[field(Scalar, since = "3.1")] pub mask: VecOperand,
}

rules! {
    Wait: "WAIT" at crate::lines::wait;

    /// `opcode` of WAIT must be 0x5b
    "opcode": opcode == 0x5b;
    /// `mask` must have type `ub`
    "mask/type": matches!(ty(mask), UB);
}
