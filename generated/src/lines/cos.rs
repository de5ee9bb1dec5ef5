// Generated from spec/instructions/COS.md by `cargo xtask regen`; do not edit.
//! Lines of COS on its page.

pub const PAGE: &str = "spec/instructions/COS.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4e70f084fe1c9c28"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "04f6e48d2c04f2c1"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "704f5adff1638e16"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "704f5adff1638e16"),
    ("dst/null", PAGE, 55, "83618c6415f04a1f"),
    ("src0/packed", PAGE, 56, "2c1515e3dfea7fbb"),
];
