// Generated from spec/instructions/LIFETIME.md by `cargo xtask regen`; do not edit.
//! Lines of LIFETIME on its page.

pub const PAGE: &str = "spec/instructions/LIFETIME.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("properties", 23),
    ("variable", 33),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "df7e2abc3f29e0fe"),
    ("properties/reserved", PAGE, 23, "af5b2daf28d4ab25"),
    ("properties.class/encoding", PAGE, 27, "46e1ad0ed27e3f37"),
    ("variable/general", PAGE, 37, "9239ce96d28e9232"),
    ("variable/predefined", PAGE, 39, "5e7275452922a576"),
    ("variable/address", PAGE, 41, "6a170449aed16c68"),
    ("variable/predicate", PAGE, 43, "dcd642294826b4c6"),
    ("variable/outside", PAGE, 45, "b61820a5180f2313"),
];
