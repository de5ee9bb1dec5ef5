// Generated from spec/instructions/SQRTM.md by `cargo xtask regen`; do not edit.
//! Lines of SQRTM on its page.

pub const PAGE: &str = "spec/instructions/SQRTM.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "b20e093612b15cbf"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "51327e99d98c3f6d"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "bb52442c3c94fe82"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "bb52442c3c94fe82"),
    ("dst/null", PAGE, 55, "83618c6415f04a1f"),
    ("src0/same", PAGE, 56, "7db6fc6b9909eee6"),
    ("exec_size/register", PAGE, 58, "27750bdc4fc96f96"),
    ("platform", "spec/chapters/index.md", 58, "cde24897e4d57779"),
];
