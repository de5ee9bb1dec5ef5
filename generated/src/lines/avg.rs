// Generated from spec/instructions/AVG.md by `cargo xtask regen`; do not edit.
//! Lines of AVG on its page.

pub const PAGE: &str = "spec/instructions/AVG.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "fe02fbeac66817aa"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "f3dd3835cf27babb"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "3357e031be056d3b"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "3357e031be056d3b"),
    ("src1/type", PAGE, 53, "d9659af0262339ea"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "d9659af0262339ea"),
];
