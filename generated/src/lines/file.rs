// Generated from spec/instructions/FILE.md by `cargo xtask regen`; do not edit.
//! Lines of FILE on its page.

pub const PAGE: &str = "spec/instructions/FILE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("file_name", 23),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "d19240ebc6f9279e"),
];
