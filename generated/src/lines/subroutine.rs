// Generated from spec/instructions/SUBROUTINE.md by `cargo xtask regen`; do not edit.
//! Lines of SUBROUTINE on its page.

pub const PAGE: &str = "spec/instructions/SUBROUTINE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("label", 23),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "42c12a15a6d2a5b7"),
    ("label/declared", PAGE, 23, "c5e6ce3a3b8abad0"),
    ("label/kind", PAGE, 26, "65c32dc8b6117f5d"),
    ("label/places", PAGE, 27, "ae8205fb9cf8ba0f"),
    ("label/reached", PAGE, 28, "90d4d67bb75bb736"),
    ("label/entry", PAGE, 29, "39450eb3dcc9f565"),
];
