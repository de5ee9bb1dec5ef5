// Generated from spec/instructions/CACHE_FLUSH.md by `cargo xtask regen`; do not edit.
//! Lines of CACHE_FLUSH on its page.

pub const PAGE: &str = "spec/instructions/CACHE_FLUSH.md";
pub const LINE: u32 = 7;
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "528f696fe6972ff3"),
];
