// Generated from spec/instructions/LABEL.md by `cargo xtask regen`; do not edit.
//! Lines of LABEL on its page.

pub const PAGE: &str = "spec/instructions/LABEL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("label", 23),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "24084a79cd8bf9f6"),
    ("label/declared", PAGE, 23, "c5e6ce3a3b8abad0"),
    ("label/kind", PAGE, 26, "266f7dc4c02bd2b7"),
    ("label/places", PAGE, 27, "ae8205fb9cf8ba0f"),
    ("label/reached", PAGE, 28, "e7a152e6a5c48941"),
];
