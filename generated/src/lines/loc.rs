// Generated from spec/instructions/LOC.md by `cargo xtask regen`; do not edit.
//! Lines of LOC on its page.

pub const PAGE: &str = "spec/instructions/LOC.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("line_number", 23),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "3f74d618d81864e5"),
];
