// Generated from spec/instructions/MOV.md by `cargo xtask regen`; do not edit.
//! MOV: Copies values per channel and converts their type.

use crate::prelude::*;

/// Copies values per channel and converts their type.
///
/// ```text
/// [(<pred>) ]mov[.sat] (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n], converted to ty(dst);
/// ```
///
/// # Notes
///
/// A predicate variable is copied as a whole: its bits are an unsigned number whose bit 0 is element 0.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MOV", opcode = 0x29, lines = crate::lines::mov)]
pub struct Mov {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Predicate that selects the channels.
    #[field(optional)] pub pred: PredBits,
    /// Copy.
    #[field(Destination, saturates)] pub dst: VecOperand,
    /// Value.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Mov: "MOV" at crate::lines::mov;

    /// `opcode` of MOV must be 0x29
    "opcode": opcode == 0x29;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f`, `df` or `bool`, or `bf` on XEHP and
    /// later
    "dst/type": matches!(ty(dst), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(dst) == BF;
    /// `dst` must be a general, indirect or address operand
    "dst/class": matches!(class(dst), General | Indirect | Address);
    /// `src0` must have type `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`, `q`, `hf`, `f`, `df` or `bool`, or `bf` on XEHP and
    /// later
    "src0/type": matches!(ty(src0), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src0) == BF;
    /// `src0` must be a general, indirect, immediate or predicate operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate | Predicate);
    /// `src0` must have no modifier other than `abs`, `neg` or `negabs`
    "src0/modifier": matches!(modifier(src0), None | Abs | Neg | NegAbs);
    /// `dst` of class `general` must not be null if `src0` has type `bf`
    "dst/null": ty(src0) == BF && class(dst) == General => !null(dst);
    /// `exec_size` must be 1 if `src0` has class `predicate`
    "exec_size/predicate" [class]: class(src0) == Predicate => exec_size == 1;
    /// `pred.id` must be 0 if `src0` has class `predicate`: the copy of a predicate is not predicated
    "pred/predicate" [class]: class(src0) == Predicate => pred.id == 0;
    /// `dst` must not have the modifier `sat` if `src0` has class `predicate`
    "dst/predicate_saturation" [class]: class(src0) == Predicate => modifier(dst) != Sat;
    /// `dst` must have type `ub`, `b`, `uw`, `w`, `ud` or `d` if `src0` has class `predicate`
    "dst/predicate_integer" [class]: class(src0) == Predicate => matches!(ty(dst), SHORT_INTEGERS);
    /// `dst` must not have type `b`, `w` or `d` if `src0` has class `predicate`: bits have no sign
    "dst/predicate_type" [class, warning
        "The finalizer accepts destinations of all integer types up to 32 bits (errata MOV-1)."]:
        class(src0) == Predicate => !matches!(ty(dst), B | W | D);
    /// `dst` must not be an `address` operand: ADDR_ADD writes addresses
    "dst/address" [class, warning
        "The finalizer takes a destination of the class address, and newer compilers write it."]:
        class(dst) != Address;
    /// `dst` must have a type whose bytes times 8 are at least the number of elements of `src0` if that has class
    /// `predicate`
    "dst/predicate_size" [class]: class(src0) == Predicate => bytes(ty(dst)) * 8 >= elems(src0);
    /// one of `src0` and `dst` must not have type `uq` or `q` on ICLLP, TGLLP, DG2 and MTL if the other has type `hf`,
    /// `f` or `df`
    "src0/long" [type, warning
        "The finalizer reports it (errata MOV-2)."]:
        matches!(ty(src0), UQ | Q) && matches!(ty(dst), FLOATS)
                || matches!(ty(src0), FLOATS) && matches!(ty(dst), UQ | Q)
            => !on("ICLLP,TGLLP,DG2,MTL");
    /// `src0` must not be a packed constant and must have a type of at most 4 bytes if `dst` of class `general` has
    /// index 6 (%tsc), 13 (%sr0), 14 (%cr0) or 16 (%dbg0): these registers have one dword for each element
    "src0/state_register" [class, warning
        "The finalizer writes machine code, after a message about a fault of its own (errata MOV-5)."]:
        class(dst) == General && matches!(index(dst), 6 | 13 | 14 | 16) => !packed(src0) && bytes(ty(src0)) <= 4;
    /// `dst` of class `general` and index 6 (%tsc) must get a number whose bits 0b11111 are 0 if `src0` is an
    /// `immediate`: a pause has units of 32
    "dst/pause" [class, warning
        "The finalizer does not look at the number (errata MOV-4)."]:
        class(dst) == General && index(dst) == 6 && class(src0) == Immediate => imm(src0) & 0b11111 == 0;
    /// `dst` of class `general` and index 14 (%cr0) must get a number whose bits 0xfffffb0e are 0 if `src0` is an
    /// `immediate`: these bits are for future use
    "dst/control" [class, warning
        "The finalizer does not look at the bits, and newer compilers write bit 30 (errata variables-9)."]:
        class(dst) == General && index(dst) == 14 && class(src0) == Immediate => imm(src0) & 0xfffffb0e == 0;
    /// `dst` has undefined upper bytes if `src0` has class `predicate` and fewer than 16 elements
    "dst/upper_bytes" [access, runtime]: class(src0) == Predicate && elems(src0) < 16 => undefined(upper_bytes(dst));
    /// `src0` must not be a packed constant if it is an `immediate` of type `f` and `dst` has type `bf`
    "src0/packed" [class, on "XEHP+", warning
        "The finalizer refuses packed floats beside `bf` (errata operands-29)."]:
        class(src0) == Immediate && ty(src0) == F && ty(dst) == BF => !packed(src0);
    /// the types of `dst` and `src0` in MOV must be one of these combinations: `ub`, `b`, `uw`, `w`, `ud`, `d`, `uq`,
    /// `q`, `hf`, `f`, `df` or `bool`; on XEHP and later `f` or `bf`
    "type_map":
        (matches!(ty(dst), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(dst) == BF)
                && (matches!(ty(src0), INTEGERS | FLOATS | BOOL) || on("XEHP+") && ty(src0) == BF)
            => matches!(ty(dst), INTEGERS | FLOATS | BOOL) && matches!(ty(src0), INTEGERS | FLOATS | BOOL)
                || on("XEHP+") && matches!(ty(dst), F | BF) && matches!(ty(src0), F | BF);
}
