// Generated from spec/instructions/NOT.md by `cargo xtask regen`; do not edit.
//! NOT: Bitwise complement per channel.

use crate::prelude::*;

/// Bitwise complement per channel.
///
/// ```text
/// [(<pred>) ]not (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = ~src0[n];
/// ```
///
/// # Notes
///
/// Both operands are integers, or both are predicates: the second row of the type map.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "NOT", opcode = 0x23, lines = crate::lines::not)]
pub struct Not {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Inverted bits of the source.
    #[field(Destination)] pub dst: VecOperand,
    /// Bits.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Not: "NOT" at crate::lines::not;

    /// `opcode` of NOT must be 0x23
    "opcode": opcode == 0x23;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q` or `bool`
    "dst/type": matches!(ty(dst), INTEGERS | BOOL);
    /// `dst` must be a general, indirect or predicate operand
    "dst/class": matches!(class(dst), General | Indirect | Predicate);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q` or `bool`
    "src0/type": matches!(ty(src0), INTEGERS | BOOL);
    /// `src0` must be a general, indirect, predicate or immediate operand
    "src0/class": matches!(class(src0), General | Indirect | Predicate | Immediate);
    /// `src0` must have no modifier other than `not`
    "src0/modifier": matches!(modifier(src0), None | Not);
    /// `dst` must not be null if `src0` has class `predicate`
    "dst/null": class(src0) == Predicate => !null(dst);
    /// `pred.id` must be 0 if `dst` has class `predicate`: operations on predicates are not predicated
    "pred/predicate" [class]: class(dst) == Predicate => pred.id == 0;
    /// `dst` must name a predicate variable with an element for each channel of the execution mask
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src0` must name a predicate variable with an element for each channel of the execution mask
    "src0/elems" [field]: elems(src0) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// the types of `dst` and `src0` in NOT must be one of these combinations: `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq` or
    /// `q`; `bool`
    "type_map":
        matches!(ty(dst), INTEGERS | BOOL) && matches!(ty(src0), INTEGERS | BOOL)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS)
                || matches!(ty(dst), BOOL) && matches!(ty(src0), BOOL);
}
