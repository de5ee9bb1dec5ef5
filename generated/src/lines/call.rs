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
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "738feba45f8c8ac0"),
    ("label/declared", PAGE, 54, "20754dd4c8f13310"),
    ("exec_size/scalar", PAGE, 57, "f2198e151a7a5e0f"),
    ("label/kind", PAGE, 59, "4999e9c0d07209be"),
    ("label/places", PAGE, 61, "c5ece10ea49adcb9"),
    ("label/recursion", PAGE, 63, "b0f3aa670ec62db3"),
];
