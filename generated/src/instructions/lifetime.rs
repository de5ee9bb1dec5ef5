// Generated from spec/instructions/LIFETIME.md by `cargo xtask regen`; do not edit.
//! LIFETIME: Marks where a variable begins or ceases to hold a value.

use crate::prelude::*;

/// Marks where a variable begins or ceases to hold a value.
///
/// ```text
/// lifetime.<properties> <&variable>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
<<<<<<< HEAD
#[visa(
    name = "LIFETIME",
    opcode = 0x7b,
    text = ["lifetime.<properties> <&variable>"],
    page = "spec/instructions/LIFETIME.md",
    line = 7
)]
#[rule(
    Static,
    id = "LIFETIME/opcode",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 7,
    kind = "opcode",
    expr = "opcode == 0x7b",
    doc = "the code of the instruction",
    sum = "df7e2abc3f29e0fe"
)]
#[rule(
    Static,
    id = "LIFETIME/properties/reserved",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 23,
    kind = "reserved",
    expr = "raw(properties) & 0b11001110 == 0",
    doc = "bits without a meaning are zero",
    sum = "b0c9940d45a864f0"
)]
#[rule(
    Static,
    id = "LIFETIME/properties.class/encoding",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 27,
    kind = "encoding",
    expr = "matches!(code(properties.class), 0b00 | 0b01 | 0b10)",
    doc = "no other codes than the listed ones",
    sum = "46e1ad0ed27e3f37"
)]
#[rule(
    Static,
    id = "LIFETIME/variable/general",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 37,
    kind = "declared",
    expr = "code(properties.class) == 0b00 => var_declared(variable)",
    doc = "`variable` must name a declared general variable if `properties.class` has the code 0b00",
    sum = "9239ce96d28e9232"
)]
#[rule(
    Static,
    id = "LIFETIME/variable/address",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 39,
    kind = "declared",
    expr = "code(properties.class) == 0b01 => addr_declared(variable)",
    doc = "`variable` must name a declared address variable if `properties.class` has the code 0b01",
    sum = "6a170449aed16c68"
)]
#[rule(
    Static,
    id = "LIFETIME/variable/predicate",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 41,
    kind = "declared",
    expr = "code(properties.class) == 0b10 => pred_declared(variable)",
    doc = "`variable` must name a declared predicate variable if `properties.class` has the code 0b10",
    sum = "dcd642294826b4c6"
)]
#[rule(
    Runtime,
    id = "LIFETIME/variable/outside",
    on = "",
    page = "spec/instructions/LIFETIME.md",
    line = 43,
    kind = "access",
    expr = "undefined(loaded(variable))",
    doc = "`variable` and its aliases have an undefined value before the start and after the end of the lifetime",
    sum = "b61820a5180f2313"
)]
=======
#[visa(name = "LIFETIME", opcode = 0x7b, lines = crate::lines::lifetime)]
>>>>>>> b7f0307 (Rules are a table that one macro expands; lines and checksums are in side tables)
pub struct Lifetime {
    /// Which mark, and what for.
    pub properties: PropertiesBits,
    /// Its number in the class.
    #[field("uw{-v3.4}, ud{v3.4+}")] pub variable: u32,
}

/// The bits of `properties`: which mark, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits, Unruled)]
pub struct PropertiesBits(
    #[run(properties = 0..=0, Properties)]
    #[run(class = 5..=4, Class)]
    u8,
);

/// `properties`, bits 0..0: start or end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Properties {
    #[code(name = "start")] Start = 0b0,
    #[code(name = "end")] End = 0b1,
}

/// `class`, bits 5..4: class of the variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[allow(missing_docs, reason = "the name is all that there is to say")]
#[repr(u8)]
pub enum Class {
    #[code(name = "general variable")] GeneralVariable = 0b00,
    #[code(name = "address variable")] AddressVariable = 0b01,
    #[code(name = "predicate variable")] PredicateVariable = 0b10,
}

rules! {
    Lifetime: "LIFETIME" at crate::lines::lifetime;

    /// the code of the instruction
    "opcode": opcode == 0x7b;
    /// bits without a meaning are zero
    "properties/reserved": raw(properties) & 0b11001110 == 0;
    /// no other codes than the listed ones
    "properties.class/encoding": matches!(code(properties.class), 0b00 | 0b01 | 0b10);
    /// the general variable exists
    "variable/general" [declared]: code(properties.class) == 0b00 => var_declared(variable);
    /// the address variable exists
    "variable/address" [declared]: code(properties.class) == 0b01 => addr_declared(variable);
    /// the predicate variable exists
    "variable/predicate" [declared]: code(properties.class) == 0b10 => pred_declared(variable);
    /// before the start and behind the end it has no defined value, nor has an alias
    "variable/outside" [access, runtime]: undefined(loaded(variable));
}
