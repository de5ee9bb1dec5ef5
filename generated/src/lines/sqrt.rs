// Generated from spec/instructions/SQRT.md by `cargo xtask regen`; do not edit.
//! Lines of SQRT on its page.

pub const PAGE: &str = "spec/instructions/SQRT.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "afe1948efe286ff6"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "51327e99d98c3f6d"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "bb52442c3c94fe82"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "bb52442c3c94fe82"),
    ("dst/null", PAGE, 55, "83618c6415f04a1f"),
    ("src0/packed", PAGE, 56, "2c1515e3dfea7fbb"),
];
