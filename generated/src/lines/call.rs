// Generated from spec/instructions/CALL.md by `cargo xtask regen`; do not edit.
//! Lines of CALL on its page.

pub const PAGE: &str = "spec/instructions/CALL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("pred", 53),
    ("label", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "c424229a44d18ebc"),
    ("exec_size/reserved", PAGE, 28, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 29, "738feba45f8c8ac0"),
    ("label/declared", PAGE, 54, "20754dd4c8f13310"),
    ("exec_size/scalar", PAGE, 57, "02c360525350ad1d"),
    ("label/kind", PAGE, 58, "140c2cdf9fea4749"),
    ("label/places", PAGE, 60, "3c1bb5da6683e896"),
    ("label/recursion", PAGE, 61, "268344c3ffb74a33"),
];
