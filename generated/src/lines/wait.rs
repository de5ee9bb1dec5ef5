// Generated from spec/instructions/WAIT.md by `cargo xtask regen`; do not edit.
//! Lines of WAIT on its page.

pub const PAGE: &str = "spec/instructions/WAIT.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("mask", 27),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "3daf8de627fafe66"),
    ("mask/type", PAGE, 27, "0e241b4d17344c19"),
];
