// Generated from spec/instructions/NBARRIER.md by `cargo xtask regen`; do not edit.
//! Lines of NBARRIER on its page.

pub const PAGE: &str = "spec/instructions/NBARRIER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("mode", 26),
    ("id", 31),
    ("num_threads", 32),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "0d0da7e29aca6cbf"),
    ("mode/reserved", PAGE, 26, "a2fbda74f0295c64"),
    ("id/range", PAGE, 31, "6ac67baa3c969844"),
    ("id/type", PAGE, 31, "3ba69afe6ddd8175"),
    ("num_threads/type", PAGE, 32, "0e241b4d17344c19"),
    ("num_threads/some", PAGE, 35, "626e5aa605692ca9"),
    ("platform", "spec/chapters/index.md", 205, "76d7701984e79699"),
];
