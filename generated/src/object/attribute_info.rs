// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! The structure `attribute_info`: [`AttributeInfo`].

use crate::prelude::*;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;

/// The structure `attribute_info`.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Record)]
pub struct AttributeInfo {
    /// Index of the string that names the attribute.
    #[wire("uw{-v3.4}, ud{v3.4+}")] #[field(refers = String)] pub name: u32,
    /// Number (four bytes are safe everywhere; no bytes mean true) or characters of a string.
    #[table("ub", count = "size")] pub value: Vec<u8>,
}

#[cfg(feature = "alloc")]
rules! {
    AttributeInfo: "attribute_info" at crate::lines::object::attribute_info;

    /// `name` must be the index of a string of the pool
    "name/declared" [object]: string_declared(name);
    /// `name` must refer to a string of at most 64 bytes
    "name/length" [field, object]: string_bytes(name) <= 64;
    /// `name` must refer to a string of printable characters
    "name/printable" [field, object]: string_printable(name);
    /// `name` must refer to the name of a known attribute if it has at most 64 printable characters
    "name/known" [field, object, warning
        "The finalizer refuses other attributes (errata object-19), and later compilers can have more."]:
        string_bytes(name) <= 64 && string_printable(name) => string_attribute(name);
}
