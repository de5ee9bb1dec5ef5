// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `input_info`: [`InputInfo`].

use crate::prelude::*;

/// The structure `input_info`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
pub struct InputInfo {
    /// Class of the input and its provider.
    pub kind: InputInfoKindBits,
    /// Index of the variable.
    #[wire("uw{-v3.4}, ud{v3.4+}")] pub id: u32,
    /// Bytes from the start of the register file to the value.
    pub offset: u16,
    /// Number of bytes of the value.
    pub size: u16,
}

/// The bits of `kind`: class of the input and its provider.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct InputInfoKindBits(
    #[bits(category = 1..=0, Category)]
    #[bits(provenance = 7..=3)]
    u8,
);

/// `category`, bits 1..0: class of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Category {
    General = 0b00,
    Sampler = 0b01,
    Surface = 0b10,
}

rules! {
    InputInfo: "input_info" at crate::lines::object::input_info;

    /// bit 2 of `kind` is reserved and must be zero
    "kind/reserved" [object]: raw(kind) & 0b00000100 == 0;
    /// `kind.category` must be `General`, `Sampler` or `Surface`
    "kind.category/encoding" [object]: matches!(code(kind.category), 0b00 | 0b01 | 0b10);
    /// `id` must name a declared general variable if `kind.category` is `general`
    "id/general" [declared, object]: kind.category == General => var_declared(id);
    /// `id` must name a declared sampler if `kind.category` is `sampler`
    "id/sampler" [declared, object]: kind.category == Sampler => sampler_declared(id);
    /// `id` must name a declared surface if `kind.category` is `surface`
    "id/surface" [declared, object]: kind.category == Surface => surface_declared(id);
    /// `offset` of a `sampler` or `surface` input must be a multiple of 4 bytes
    "offset/state" [field, object]: matches!(kind.category, Sampler | Surface) => offset % 4 == 0;
    /// `offset` of a `general` input that is smaller than a register must be a multiple of the size of its type
    "offset/type" [object]: kind.category == General && var_bytes(id) < grf() => offset % bytes(var_ty(id)) == 0;
    /// `offset` of a `general` input of a register or more must be a multiple of the register size
    "offset/register" [field, object]: kind.category == General && var_bytes(id) >= grf() => offset % grf() == 0;
    /// `offset` of an aligned `general` input that is smaller than a register must not place it across two registers
    "offset/cross" [type, object]:
        kind.category == General && var_bytes(id) < grf() && offset % bytes(var_ty(id)) == 0
            => offset % grf() + var_bytes(id) <= grf();
    /// `offset` of a `general` input must be a multiple of the alignment of its variable: 1 << code bytes for the codes
    /// 0 to 4 of a variable smaller than a register, if it is a multiple of the size of the type, and two registers for
    /// the code 6, if it is a multiple of one
    "offset/alignment" [type, object, warning
        "The finalizer accepts other places (errata object-27)."]:
        kind.category == General
            => (matches!(var_align(id), 0..=4) && var_bytes(id) < grf() && offset % bytes(var_ty(id)) == 0
                    => offset % (1 << var_align(id)) == 0)
                && (var_align(id) == 6 && offset % grf() == 0 => offset % (2 * grf()) == 0);
    /// `size` of a `general` input must be the number of bytes of its variable
    "size/variable" [field, object]: kind.category == General => size == var_bytes(id);
    /// `offset` must place the value within the 128 registers that a thread has without the attribute `NumGRF`
    "offset/registers" [field, object, warning
        "The finalizer crashes or reports an input that is out of bounds (errata object-19)."]:
        !has_attribute("NumGRF") => offset + size <= 128 * grf();
    /// `size` of a `surface` input must be 4 bytes for each element of the surface
    "size/surface" [field, object]: kind.category == Surface => size == surface_elems(id) * 4;
    /// `size` of a `sampler` input must be 4 bytes for each element of the sampler
    "size/sampler" [field, object]: kind.category == Sampler => size == sampler_elems(id) * 4;
    /// `offset` must begin a range of `size` bytes that belongs to 1 input at most: inputs do not overlap
    "offset/overlap" [field, object]: inputs_at(offset, size) <= 1;
    /// `id` must be at least 32 if `kind.category` is `general`, at least 6 if it is `surface`, and not 31 if it is
    /// `sampler`: the kernel declares its inputs
    "id/own" [field, object]:
        (kind.category == General => id >= 32)
            && (kind.category == Surface => id >= 6)
            && (kind.category == Sampler => id != 31);
    /// `kind.provenance` must be at most 5: others are for future use
    "kind/documented" [field, object, note
        "Intel's compiler writes the provenance 12 (errata object-11)."]:
        kind.provenance <= 5;
    /// `kind.category` must be `general` if `kind.provenance` is from 1 to 4
    "kind/general" [field, object, warning
        "The finalizer does not read the provenance (errata object-11)."]:
        matches!(kind.provenance, 1..=4) => kind.category == General;
    /// `kind.category` must be `surface` if `kind.provenance` is 5
    "kind/surface" [field, object, warning
        "The finalizer does not read the provenance (errata object-11)."]:
        kind.provenance == 5 => kind.category == Surface;
    /// `id` of a `general` input must name a variable of type `ud` and 12 bytes if `kind.provenance` is from 1 to 3:
    /// one number for each dimension
    "id/sizes" [type, object, warning
        "The finalizer does not read the provenance (errata object-11)."]:
        matches!(kind.provenance, 1..=3) && kind.category == General => var_ty(id) == UD && var_bytes(id) == 12;
    /// `id` of a `general` input must name a variable of type `ub` and 16 bytes if `kind.provenance` is 4
    "id/dependencies" [type, object, warning
        "The finalizer does not read the provenance (errata object-11)."]:
        kind.provenance == 4 && kind.category == General => var_ty(id) == UB && var_bytes(id) == 16;
    /// `id` of a `general` input must name a variable with alias index 0: a part of another variable cannot be an input
    "id/alias" [field, object]: kind.category == General => var_alias(id) == 0;
}
