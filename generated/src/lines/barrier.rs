// Generated from spec/instructions/BARRIER.md by `cargo xtask regen`; do not edit.
//! Lines of BARRIER on its page.

pub const PAGE: &str = "spec/instructions/BARRIER.md";
pub const LINE: u32 = 7;
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "7a705cdb80a1997b"),
    ("opcode/together", PAGE, 24, "594d2e2330294cb4"),
];
