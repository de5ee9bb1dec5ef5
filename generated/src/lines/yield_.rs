// Generated from spec/instructions/YIELD.md by `cargo xtask regen`; do not edit.
//! Lines of YIELD on its page.

pub const PAGE: &str = "spec/instructions/YIELD.md";
pub const LINE: u32 = 7;
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "8c9a3236b1fc8c78"),
];
