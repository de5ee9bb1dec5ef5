// Generated from spec/instructions/LIFETIME.md by `cargo xtask regen`; do not edit.
//! LIFETIME: Marks the begin or the end of the lifetime of a variable.

use crate::prelude::*;

/// Marks the begin or the end of the lifetime of a variable.
///
/// ```text
/// lifetime.<properties> <&variable>
/// ```
///
/// ```c
/// no effect; register allocation uses it
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
#[visa(name = "LIFETIME", opcode = 0x7b, flow = NoCode, lines = crate::lines::lifetime)]
pub struct Lifetime {
    /// Marker and class of the variable.
    pub properties: PropertiesBits,
    /// Index of the variable in its class.
    #[field("uw{-v3.4}, ud{v3.4+}", optional)] pub variable: u32,
}

/// The bits of `properties`: marker and class of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PropertiesBits(
    #[bits(properties = 0..=0, Properties)]
    #[bits(class = 5..=4, Class)]
    u8,
);

/// `properties`, bits 0..0: start or end of the lifetime.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Properties {
    #[code(name = "start")] Start = 0b0,
    #[code(name = "end")] End = 0b1,
}

/// `class`, bits 5..4: class of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "these encodings are documented by their names only")]
#[repr(u8)]
pub enum Class {
    #[code(name = "general variable")] GeneralVariable = 0b00,
    #[code(name = "address variable")] AddressVariable = 0b01,
    #[code(name = "predicate variable")] PredicateVariable = 0b10,
}

rules! {
    Lifetime: "LIFETIME" at crate::lines::lifetime;

    /// `opcode` of LIFETIME must be 0x7b
    "opcode": opcode == 0x7b;
    /// bits 1 to 3, 6 and 7 of `properties` are reserved and must be zero
    "properties/reserved": raw(properties) & 0b11001110 == 0;
    /// `properties.class` must be general variable, address variable or predicate variable
    "properties.class/encoding": matches!(code(properties.class), 0b00 | 0b01 | 0b10);
    /// `variable` must name a declared general variable if `properties.class` has the code 0b00
    "variable/general" [declared]: code(properties.class) == 0b00 => var_declared(variable);
    /// `variable` must be at least 32 if `properties.class` has the code 0b00: a predefined variable has no lifetime
    "variable/predefined" [field, warning
        "The finalizer crashes, and no page excludes these variables (errata LIFETIME-2)."]:
        code(properties.class) == 0b00 => variable >= 32;
    /// `variable` must name a declared address variable if `properties.class` has the code 0b01
    "variable/address" [declared]: code(properties.class) == 0b01 => addr_declared(variable);
    /// `variable` must name a declared predicate variable if `properties.class` has the code 0b10
    "variable/predicate" [declared]: code(properties.class) == 0b10 => pred_declared(variable);
    /// `variable` and its aliases have an undefined value before the start and after the end of the lifetime
    "variable/outside" [access, runtime]: undefined(loaded(variable));
}
