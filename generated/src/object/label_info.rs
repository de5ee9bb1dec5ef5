// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `label_info`: [`LabelInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::AttributeInfo;

/// The structure `label_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct LabelInfo {
    /// Index of the string that names the label.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name_index: u32,
    /// Kind of code that begins at the label.
    pub kind: KindBits,
    /// Attributes.
    #[table("ub", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

/// The bits of `kind`: kind of code that begins at the label.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct KindBits(
    #[bits(kind = 1..=0, Kind)]
    u8,
);

/// `kind`, bits 1..0: kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Kind {
    /// A basic block.
    Block = 0b00,
    /// A subroutine.
    Subroutine = 0b01,
    /// A function that FCCALL calls.
    Composition = 0b10,
    /// A function.
    Function = 0b11,
}

#[cfg(feature = "alloc")]
rules! {
    LabelInfo: "label_info" at crate::lines::object::label_info;

    /// bits 2 to 7 of `kind` are reserved and must be zero
    "kind/reserved" [object]: raw(kind) & 0b11111100 == 0;
    /// `name_index` must name a label that an instruction uses
    "name_index/used" [field, object, note
        "A declaration without a use is no defect of a program (errata flow-1)."]:
        label_used();
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 1024 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 1024;
    /// `name_index` must not be the name of a kernel of the file if `kind` is `composition`: FCCALL calls functions of
    /// other files
    "name_index/kernel" [field, object]: kind == Composition => !string_kernel(name_index);
}
