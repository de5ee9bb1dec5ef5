// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `sampler_info`: [`SamplerInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use super::AttributeInfo;

/// The structure `sampler_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct SamplerInfo {
    /// Index of the string that names the sampler.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name_index: u32,
    /// Number of samplers; each has one dword.
    pub num_elements: u16,
    /// Attributes.
    #[table("ub", count = "attribute_count")] pub attribute_info: Vec<AttributeInfo>,
}

#[cfg(feature = "alloc")]
rules! {
    SamplerInfo: "sampler_info" at crate::lines::object::sampler_info;

    /// `num_elements` of a sampler must be at least 1
    "num_elements/some" [field, object, warning
        "The finalizer accepts a variable without elements (errata object-20)."]:
        num_elements >= 1;
    /// `num_elements` of a sampler must be at most 128
    "num_elements/range" [field, object, warning
        "The finalizer rejects larger numbers (errata object-19)."]:
        num_elements <= 128;
    /// `name_index` must be the index of a string of the pool
    "name_index/declared" [object]: string_declared(name_index);
    /// `name_index` must refer to a string of at most 64 bytes
    "name_index/length" [field, object]: string_bytes(name_index) <= 64;
}
