// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! The structure `addr_opnd`: [`AddrOpnd`].

use crate::prelude::*;

/// The operand has `width` elements from `offset` on, which are repeated over the channels of the instruction. A
/// destination receives one element for each channel; its width has no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Record)]
#[define(ty = "0b0010")]
#[define(null = "false")]
#[define(declared = "addr_declared(id)")]
#[define(index = "id")]
pub struct AddrOpnd {
    /// Index of the address variable.
    #[field(refers = Address)] pub id: u16,
    /// Number of the first element.
    pub offset: u8,
    /// Number of elements, encoded like an execution size.
    pub width: WidthBits,
}

/// The bits of `width`: number of elements, encoded like an execution size.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct WidthBits(
    #[bits(width = 2..=0, AddrOpndWidth)]
    u8,
);

/// `width`, bits 2..0: number of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum AddrOpndWidth {
    #[code(name = "1 element", value = 1)] Element1 = 0b000,
    #[code(name = "2 elements", value = 2)] Element2 = 0b001,
    #[code(name = "4 elements", value = 4)] Element4 = 0b010,
    #[code(name = "8 elements", value = 8)] Element8 = 0b011,
    #[code(name = "16 elements", value = 16)] Element16 = 0b100,
}

rules! {
    AddrOpnd: "addr_opnd" at crate::lines::operands::addr_opnd;

    /// bits 3 to 7 of `width` are reserved and must be zero
    "width/reserved": raw(width) & 0b11111000 == 0;
    /// `width` must be 1, 2, 4, 8 or 16 elements
    "width/encoding": matches!(code(width), 0b000 | 0b001 | 0b010 | 0b011 | 0b100);
    /// `id` must name a declared address variable
    "id/declared": addr_declared(id);
    /// `id` of an operand that is read must name a variable that has a value on some path
    "id/written" [field, object, warning
        "No page asks for a value (errata flow-1)."]:
        addr_written(id);
    /// `width` of a source plus `offset` must not exceed the number of elements of the address variable
    "width/source" [field]: role() == Source => offset + width <= addr_elems(id);
    /// `width` of a destination is the execution size, which plus `offset` must not exceed the number of elements of
    /// the address variable
    "width/destination" [field]: role() == Destination => offset + channels() <= addr_elems(id);
}
