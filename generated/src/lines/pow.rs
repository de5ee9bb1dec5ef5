// Generated from spec/instructions/POW.md by `cargo xtask regen`; do not edit.
//! Lines of POW on its page.

pub const PAGE: &str = "spec/instructions/POW.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "09806081f6561070"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "4dcad4470367eced"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "c2f9d5d99027aea9"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "c2f9d5d99027aea9"),
    ("src1/type", PAGE, 53, "a3cd6a6e80afa3e0"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "a3cd6a6e80afa3e0"),
    ("dst/null", PAGE, 56, "83618c6415f04a1f"),
    ("src0/packed", PAGE, 57, "2c1515e3dfea7fbb"),
    ("src1/packed", PAGE, 59, "7c37ab53326692d8"),
];
