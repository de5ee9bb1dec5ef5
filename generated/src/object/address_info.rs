// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `address_info`: [`AddressInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::AttributeInfo;

/// The structure `address_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct AddressInfo {
    /// Index of the string that names the variable.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name_index: u32,
    /// Number of addresses.
    pub num_elements: u16,
    /// Attributes.
    #[table("ub", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    AddressInfo: "address_info" at crate::lines::object::address_info;

    /// `name_index` must name an address variable that an instruction uses
    "name_index/used" [field, object, note
        "A declaration without a use is no defect of a program (errata flow-1)."]:
        addr_used();
    /// `num_elements` of an address variable must be from 1 to 16
    "num_elements/range" [field, object]: matches!(num_elements, 1..=16);
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 64 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 64;
}
