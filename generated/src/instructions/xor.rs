// Generated from spec/instructions/XOR.md by `cargo xtask regen`; do not edit.
//! XOR: Exclusive disjunction of bits per channel.

use crate::prelude::*;

/// Exclusive disjunction of bits per channel.
///
/// ```text
/// [(<pred>) ]xor (<exec_size>) <dst> <src0> <src1>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "XOR", opcode = 0x22, lines = crate::lines::xor)]
pub struct Xor {
    /// Channels and the mask over them.
    pub exec_size: ExecSizeBits,
    /// Which channels execute.
    pub pred: PredBits,
    /// The bits that one of both has.
    #[field(Destination)] pub dst: VecOperand,
    /// One value.
    #[field(Source)] pub src0: VecOperand,
    /// The other.
    #[field(Source)] pub src1: VecOperand,
}

rules! {
    Xor: "XOR" at crate::lines::xor;

    /// the code of the instruction
    "opcode": opcode == 0x22;
    /// bits without a meaning are zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// no other codes than the listed ones
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// the types of the instruction
    "dst/type": matches!(ty(dst), INTEGERS | BOOL);
    /// the classes of the operand
    "dst/class": matches!(class(dst), General | Indirect | Predicate);
    /// results do not saturate
    "dst/saturation": modifier(dst) != Sat;
    /// the types of the instruction
    "src0/type": matches!(ty(src0), INTEGERS | BOOL);
    /// the classes of the operand
    "src0/class": matches!(class(src0), General | Indirect | Predicate | Immediate);
    /// the modifiers of sources
    "src0/modifier": matches!(modifier(src0), None | Not);
    /// the types of the instruction
    "src1/type": matches!(ty(src1), INTEGERS | BOOL);
    /// the classes of the operand
    "src1/class": matches!(class(src1), General | Indirect | Predicate | Immediate);
    /// the modifiers of sources
    "src1/modifier": matches!(modifier(src1), None | Not);
    /// `pred.id` must be 0 if `dst` has class `predicate`: operations on predicates are not predicated
    "pred/predicate" [class]: class(dst) == Predicate => pred.id == 0;
    /// `dst` must name a predicate variable with an element for each channel of the execution mask
    "dst/elems" [field]: elems(dst) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src0` must name a predicate variable with an element for each channel of the execution mask
    "src0/elems" [field]: elems(src0) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// `src1` must name a predicate variable with an element for each channel of the execution mask
    "src1/elems" [field]: elems(src1) >= code(exec_size.mask) % 8 * 4 + exec_size;
    /// the types that go together
    "type_map":
        matches!(ty(dst), INTEGERS | BOOL)
                && matches!(ty(src0), INTEGERS | BOOL)
                && matches!(ty(src1), INTEGERS | BOOL)
            => matches!(ty(dst), INTEGERS) && matches!(ty(src0), INTEGERS) && matches!(ty(src1), INTEGERS)
                || matches!(ty(dst), BOOL) && matches!(ty(src0), BOOL) && matches!(ty(src1), BOOL);
}
