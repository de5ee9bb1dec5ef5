// Generated from spec/instructions/FILE.md by `cargo xtask regen`; do not edit.
//! Lines of FILE on its page.

pub const PAGE: &str = "spec/instructions/FILE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("file_name", 23),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "d19240ebc6f9279e"),
    ("file_name/declared", PAGE, 27, "5b28a2a683175e5b"),
    ("file_name/some", PAGE, 28, "b1179ad47dc7d968"),
    ("file_name/length", PAGE, 29, "d2129b048ee4fa81"),
];
