// Generated from spec/instructions/SBARRIER.md by `cargo xtask regen`; do not edit.
//! Lines of SBARRIER on its page.

pub const PAGE: &str = "spec/instructions/SBARRIER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("mode", 23),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "5408db635b9c4518"),
    ("mode/reserved", PAGE, 23, "a2fbda74f0295c64"),
];
