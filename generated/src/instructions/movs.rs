// Generated from spec/instructions/MOVS.md by `cargo xtask regen`; do not edit.
//! MOVS: Writes surface and sampler variables, and reads them.

use crate::prelude::*;

/// Writes surface and sampler variables, and reads them.
///
/// ```text
/// movs (<exec_size>) <dst> <src0>
/// ```
///
/// ```c
/// for (n = 0; n < exec_size; ++n)
///   if (ChEn[n])
///     dst[n] = src0[n];
/// ```
///
/// # Notes
///
/// The elements are consecutive, from the first element of each operand on. Between two variables of one class the
/// number of the surface or sampler is copied. Other values are such numbers.
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "MOVS", opcode = 0x2d, lines = crate::lines::movs)]
pub struct Movs {
    /// Execution size and execution mask.
    pub exec_size: ExecSizeBits,
    /// Copy.
    #[field(Destination)] pub dst: VecOperand,
    /// Value to copy.
    #[field(Source)] pub src0: VecOperand,
}

rules! {
    Movs: "MOVS" at crate::lines::movs;

    /// `opcode` of MOVS must be 0x2d
    "opcode": opcode == 0x2d;
    /// bit 3 of `exec_size` is reserved and must be zero
    "exec_size/reserved": raw(exec_size) & 0b00001000 == 0;
    /// `exec_size` must be 1, 2, 4, 8, 16 or 32 elements
    "exec_size/encoding" [exec_size]: matches!(code(exec_size), 0b000 | 0b001 | 0b010 | 0b011 | 0b100 | 0b101);
    /// `dst` must be a state or general operand
    "dst/class": matches!(class(dst), State | General);
    /// `dst` must not have the modifier `sat`: the result cannot saturate
    "dst/saturation": modifier(dst) != Sat;
    /// `src0` must be a general, indirect, immediate or state operand
    "src0/class": matches!(class(src0), General | Indirect | Immediate | State);
    /// `src0` must have no modifier
    "src0/modifier": matches!(modifier(src0), None);
    /// `src0` must have class `state` if `dst` has class `general`
    "src0/state" [class]: class(dst) == General => class(src0) == State;
    /// `dst` must have type `ud` if it has class `general`
    "dst/type" [class]: class(dst) == General => ty(dst) == UD;
    /// `src0` must have type `ud` if it has class `general` or `immediate`
    "src0/type" [class]: matches!(class(src0), General | Immediate) => ty(src0) == UD;
    /// `src0` must be a surface if `dst` is a surface and a sampler if `dst` is a sampler, where both have class
    /// `state`
    "src0/storage" [class]: class(dst) == State && class(src0) == State => storage(dst) == storage(src0);
    /// `dst` that begins within a surface (storage 0) must name an element of 4 bytes for each channel
    "dst/surface" [align]:
        storage(dst) == 0 && offset(dst) < surface_elems(index(dst)) * 4
            => offset(dst) + exec_size * 4 <= surface_elems(index(dst)) * 4;
    /// `dst` that begins within a sampler (storage 1) must name an element of 4 bytes for each channel
    "dst/sampler" [align]:
        storage(dst) == 1 && offset(dst) < sampler_elems(index(dst)) * 4
            => offset(dst) + exec_size * 4 <= sampler_elems(index(dst)) * 4;
    /// `src0` that begins within a surface (storage 0) must name an element of 4 bytes for each channel
    "src0/surface" [align]:
        storage(src0) == 0 && offset(src0) < surface_elems(index(src0)) * 4
            => offset(src0) + exec_size * 4 <= surface_elems(index(src0)) * 4;
    /// `src0` that begins within a sampler (storage 1) must name an element of 4 bytes for each channel
    "src0/sampler" [align]:
        storage(src0) == 1 && offset(src0) < sampler_elems(index(src0)) * 4
            => offset(src0) + exec_size * 4 <= sampler_elems(index(src0)) * 4;
    /// `dst` of class `general` must have horizontal stride 1 if `exec_size` is more than 1: its region & 0xf00 must be
    /// 0x200
    "dst/contiguous" [class]: class(dst) == General && exec_size > 1 => region(dst) & 0xf00 == 0x200;
    /// `src0` of class `general` must name adjacent elements if `exec_size` is more than 1: its region must be 0x122,
    /// 0x233, 0x244, 0x255 or 0x266, which are <1;1,0> to <16;16,1>, or have horizontal stride 1 (region & 0xf00 is
    /// 0x200) and a row of at least `exec_size` elements (1 << (region >> 4 & 15) is at least 4 times `exec_size`)
    "src0/contiguous" [class]:
        class(src0) == General && exec_size > 1
            => matches!(region(src0), 0x122 | 0x233 | 0x244 | 0x255 | 0x266)
                || region(src0) & 0xf00 == 0x200 && 1 << (region(src0) >> 4 & 15) >= exec_size * 4;
    /// `src0` must be at most 255 for a surface (storage 0) other than 4 (%bss) and at most 31 for a sampler (storage
    /// 1) other than 31, if `dst` has class `state` and `src0` is an immediate: these are the sizes of their tables
    "src0/index" [class]:
        class(dst) == State && class(src0) == Immediate
            => (storage(dst) == 0 && index(dst) != 4 => imm(src0) <= 255)
                && (storage(dst) == 1 && index(dst) != 31 => imm(src0) <= 31);
}
