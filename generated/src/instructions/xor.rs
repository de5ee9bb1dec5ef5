// Generated from spec/instructions/XOR.md by `cargo xtask regen`; do not edit.
//! XOR: Exclusive disjunction of bits per channel.

use crate::prelude::*;

/// Exclusive disjunction of bits per channel.
///
/// ```text
/// [(<pred>) ]xor (<exec_size>) <dst> <src0> <src1>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n] ^ src1[n];
/// ```
///
/// # Notes
///
/// Operands are integers, or predicates all three of them: the second row of the type map.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "XOR", opcode = 0x22, lines = crate::lines::xor)]
pub struct Xor {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Bits that are set in exactly one source.
    #[field(Destination)] pub dst: VecOperand,
    /// First value.
    #[field(Source)] pub src0: VecOperand,
    /// Second value.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Xor: "XOR" at crate::lines::xor;

    /// `opcode` of XOR must be 0x22
    "opcode": opcode == 0x22;
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
    /// `src1` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q` or `bool`
    "src1/type": matches!(ty(src1), INTEGERS | BOOL);
    /// `src1` must be a general, indirect, predicate or immediate operand
    "src1/class": matches!(class(src1), General | Indirect | Predicate | Immediate);
    /// `src1` must have no modifier other than `not`
    "src1/modifier": matches!(modifier(src1), None | Not);
    /// `dst` must not be null if `src0` or `src1` has class `predicate`
    "dst/null": class(src0) == Predicate || class(src1) == Predicate => !null(dst);
    /// `pred.id` must be 0 if `dst` has class `predicate`: operations on predicates are not predicated
    "pred/predicate" [class]: class(dst) == Predicate => pred.id == 0;
    /// `dst` must name a predicate variable with an element for each channel of the execution mask
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src0` must name a predicate variable with an element for each channel of the execution mask
    "src0/elems" [field]: elems(src0) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src1` must name a predicate variable with an element for each channel of the execution mask
    "src1/elems" [field]: elems(src1) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `dst` of class `general` and index 6 (%tsc) must get a number whose bits 0b11111 are not set by `src0` or
    /// `src1`: these bits of an `immediate` must be 0, because a pause has bits 4 to 0 of zero
    "dst/pause" [class, warning
        "The finalizer does not look at the number (errata variables-10)."]:
        class(dst) == General && index(dst) == 6
            => (class(src0) == Immediate => imm(src0) & 0b11111 == 0)
                && (class(src1) == Immediate => imm(src1) & 0b11111 == 0);
    /// `dst` of class `general` and index 14 (%cr0) must get a number whose bits 0xfffffb0e are 0 in `src0` and `src1`
    /// if these are of class `immediate`: these bits are for future use
    "dst/control" [class, warning
        "The finalizer does not look at the bits, and newer compilers write bit 30 (errata variables-9)."]:
        class(dst) == General && index(dst) == 14
            => (class(src0) == Immediate => imm(src0) & 0xfffffb0e == 0)
                && (class(src1) == Immediate => imm(src1) & 0xfffffb0e == 0);
    /// the types of `dst`, `src0` and `src1` in XOR must be one of these combinations: `ub`, `b`, `uw`, `w`, `ud`, `d`,
    /// `uq` or `q`; `bool`
    "type_map":
        matches!(ty(dst), INTEGERS | BOOL)
                && matches!(ty(src0), INTEGERS | BOOL)
                && matches!(ty(src1), INTEGERS | BOOL)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || matches!(ty(dst), BOOL) && matches!(ty(src0), BOOL) && matches!(ty(src1), BOOL);
}
