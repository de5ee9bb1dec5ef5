//! Generated from spec/instructions/LIFETIME.md by `cargo xtask regen`; do not edit.
//! LIFETIME from `spec/instructions/LIFETIME.md`.
#[allow(unused_imports)]
use genvisa_macros::{Bits, Enumeration, Instruction};
/// `properties`, bits 0..0: start or end of the lifetime
///
/// `spec/instructions/LIFETIME.md:24`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Properties {
    /// start
    ///
    /// `spec/instructions/LIFETIME.md:25`
    #[code(name = "start")]
    Start = 0b0,
    /// end
    ///
    /// `spec/instructions/LIFETIME.md:26`
    #[code(name = "end")]
    End = 0b1,
}
/// `class`, bits 5..4: class of the variable
///
/// `spec/instructions/LIFETIME.md:27`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Enumeration)]
#[repr(u8)]
pub enum Class {
    /// general variable
    ///
    /// `spec/instructions/LIFETIME.md:28`
    #[code(name = "general variable")]
    GeneralVariable = 0b00,
    /// address variable
    ///
    /// `spec/instructions/LIFETIME.md:29`
    #[code(name = "address variable")]
    AddressVariable = 0b01,
    /// predicate variable
    ///
    /// `spec/instructions/LIFETIME.md:30`
    #[code(name = "predicate variable")]
    PredicateVariable = 0b10,
}
/// The bits of `properties`: marker and class of the variable
///
/// `spec/instructions/LIFETIME.md:23`
#[derive(Clone, Copy, PartialEq, Eq, Default, Bits)]
pub struct PropertiesBits(
    #[run(properties = 0..= 0, Properties)]
    #[run(class = 5..= 4, Class)]
    u8,
);
/// Marks where a variable begins or ceases to hold a value.
///
/// `spec/instructions/LIFETIME.md:7`
///
/// ```text
/// lifetime.<properties> <&variable>
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Instruction)]
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
    sum = "af5b2daf28d4ab25"
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
pub struct Lifetime {
    /// marker and class of the variable
    ///
    /// `spec/instructions/LIFETIME.md:23`
    #[field("ub", line = 23)]
    pub properties: PropertiesBits,
    /// index of the variable in its class
    ///
    /// `spec/instructions/LIFETIME.md:33`
    #[field("uw{-v3.4}, ud{v3.4+}", line = 33)]
    pub variable: u32,
}
