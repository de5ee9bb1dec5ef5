// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `predicate_info`: [`PredicateInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::AttributeInfo;

/// The structure `predicate_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct PredicateInfo {
    /// Index of the string that names the variable.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name_index: u32,
    /// Number of bits.
    pub num_elements: u16,
    /// Attributes.
    #[table("ub", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    PredicateInfo: "predicate_info" at crate::lines::object::predicate_info;

    /// `name_index` must name a predicate variable that an instruction uses
    "name_index/used" [field, object, note
        "A declaration without a use is no defect of a program (errata flow-1)."]:
        pred_used();
    /// `num_elements` of a predicate variable must be 1, 2, 4, 8, 16 or 32
    "num_elements/range" [field, object]: matches!(num_elements, 1 | 2 | 4 | 8 | 16 | 32);
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 64 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 64;
}
