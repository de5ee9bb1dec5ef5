// Generated from spec/instructions/RNDE.md by `cargo xtask regen`; do not edit.
//! RNDE: Rounds to the nearest integer per channel.

use crate::prelude::*;

/// Rounds to the nearest integer per channel.
///
/// ```text
/// [(<pred>) ]rnde[.sat] (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = the nearest integer to src0[n];
/// ```
///
/// # Notes
///
/// A number halfway between two integers becomes the even one.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "RNDE", opcode = 0x14, lines = crate::lines::rnde)]
pub struct Rnde {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Integer.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Number.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Rnde: "RNDE" at crate::lines::rnde;

    /// `opcode` of RNDE must be 0x14
    "opcode": opcode == 0x14;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `f`
    "dst/type": matches!(ty(dst), F);
    /// `dst` must be a general or indirect operand
    "dst/class": matches!(class(dst), General | Indirect);
    /// `src0` must have type `f`
    "src0/type": matches!(ty(src0), F);
    /// `src0` must be a general, indirect or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `dst` must not be null
    "dst/null": !null(dst);
}
