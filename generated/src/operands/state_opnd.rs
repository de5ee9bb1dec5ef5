// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `state_opnd`: [`StateOpnd`].

use crate::prelude::*;

/// The structure `state_opnd`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(null = "false")]
#[define(declared = "class == Surface && surface_declared(id) || class == Sampler && sampler_declared(id)")]
#[define(index = "id")]
#[define(offset = "offset * 4")]
#[define(storage = "code(class)")]
pub struct StateOpnd {
    /// Class of the variable.
    pub class: ClassBits,
    /// Index of the surface or sampler variable.
    pub id: u16,
    /// Number of the first element; an element has four bytes.
    pub offset: u8,
}

/// The bits of `class`: class of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct ClassBits(
    #[bits(class = 1..=0, Class)]
    u8,
);

/// `class`, bits 1..0: class of variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Class {
    Surface = 0b00,
    Sampler = 0b01,
}

rules! {
    StateOpnd: "state_opnd" at crate::lines::operands::state_opnd;

    /// bits 2 to 7 of `class` are reserved and must be zero
    "class/reserved": raw(class) & 0b11111100 == 0;
    /// `class` must be `Surface` or `Sampler`
    "class/encoding": matches!(code(class), 0b00 | 0b01);
    /// `id` must name a declared surface if the class is `surface`
    "id/surface" [declared]: class == Surface => surface_declared(id);
    /// `id` must name a declared sampler if the class is `sampler`
    "id/sampler" [declared]: class == Sampler => sampler_declared(id);
    /// `id` of a destination of class `surface` must be 4 or at least 6: the other predefined surfaces are read-only
    "id/read_only" [field]: role() == Destination && class == Surface => id == 4 || id >= 6;
    /// `offset` must be less than the number of elements of the surface if the class is `surface`
    "offset/surface" [field]: class == Surface => offset < surface_elems(id);
    /// `offset` must be less than the number of elements of the sampler if the class is `sampler`
    "offset/sampler" [field]: class == Sampler => offset < sampler_elems(id);
}
