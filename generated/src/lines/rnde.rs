// Generated from spec/instructions/RNDE.md by `cargo xtask regen`; do not edit.
//! Lines of RNDE on its page.

pub const PAGE: &str = "spec/instructions/RNDE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "7dd7af9f79ac49ea"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "fe79c1e87ddd0128"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("src0/type", PAGE, 54, "4e1e91f59ee4cd15"),
    ("src0/class", PAGE, 54, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 54, "4e1e91f59ee4cd15"),
    ("dst/null", PAGE, 57, "83618c6415f04a1f"),
];
