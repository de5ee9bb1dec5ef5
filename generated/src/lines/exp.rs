// Generated from spec/instructions/EXP.md by `cargo xtask regen`; do not edit.
//! Lines of EXP on its page.

pub const PAGE: &str = "spec/instructions/EXP.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "a3b9363eba35704d"),
    ("exec_size/reserved", PAGE, 25, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "5142979fdd26dfa0"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "f207d22af64a8040"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "f207d22af64a8040"),
];
