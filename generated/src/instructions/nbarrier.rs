// Generated from spec/instructions/NBARRIER.md by `cargo xtask regen`; do not edit.
//! NBARRIER: One half of a barrier for some threads of a group.

use crate::prelude::*;

/// One half of a barrier for some threads of a group.
///
/// ```text
/// nbarrier.<mode: wait> <id>
/// nbarrier.<mode: signal> <id> <num_threads>
/// ```
///
/// ```c
/// if (mode == signal)
///   signal to barrier id that one of num_threads threads has reached it;
/// else
///   wait until that number of threads has signalled to barrier id;
/// ```
///
/// # Notes
///
/// It is for kernels that run in thread groups. All threads that take part have the same number. After they have
/// waited, other threads can use the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "NBARRIER", opcode = 0x60, on = "PVC+", lines = crate::lines::nbarrier)]
pub struct Nbarrier {
    /// Half of the barrier.
    pub mode: ModeBits,
    /// Number of the barrier.
    #[field(Scalar)] pub id: VecOperand,
    /// Number of threads that take part.
    #[field(Scalar, optional, used_if = "matches!(mode, signal)")] pub num_threads: VecOperand,
}

/// The bits of `Mode`: half of the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ModeBits(
    #[bits(mode = 0..=0, Mode)]
    u8,
);

/// `mode`, bits 0..0: signal or wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Mode {
    #[code(name = "wait")] Wait = 0b0,
    #[code(name = "signal")] Signal = 0b1,
}

rules! {
    Nbarrier: "NBARRIER" at crate::lines::nbarrier;

    /// `opcode` of NBARRIER must be 0x60
    "opcode": opcode == 0x60;
    /// bits 1 to 7 of `mode` are reserved and must be zero
    "mode/reserved": raw(mode) & 0b11111110 == 0;
    /// the value of `id` must be in the range 0 to 31
    "id/range": matches!(imm(id), 0..=31);
    /// `id` must have type `ub`
    "id/type": matches!(ty(id), UB);
    /// `num_threads` must have type `ub`
    "num_threads/type": matches!(ty(num_threads), UB);
    /// `num_threads` must be at least 1 for `signal` if it is an immediate
    "num_threads/some" [field]: matches!(mode, signal) => imm(num_threads) >= 1;
    /// NBARRIER is available only on PVC and later
    "platform": on("PVC+");
}
