// Generated from spec/instructions/FENCE.md by `cargo xtask regen`; do not edit.
//! Lines of FENCE on its page.

pub const PAGE: &str = "spec/instructions/FENCE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("mask", 28),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "a4df8d16faf423af"),
    ("mask.local/reserved", PAGE, 34, "3b1743025dd828da"),
];
