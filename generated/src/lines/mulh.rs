// Generated from spec/instructions/MULH.md by `cargo xtask regen`; do not edit.
//! Lines of MULH on its page.

pub const PAGE: &str = "spec/instructions/MULH.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac86d960438cd4e8"),
    ("exec_size/reserved", PAGE, 25, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "d5df00a2946ca92c"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 51, "d5df00a2946ca92c"),
    ("src0/type", PAGE, 52, "4e132fb1920ffe3f"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "4e132fb1920ffe3f"),
    ("src1/type", PAGE, 53, "c2441dd0078904f0"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "c2441dd0078904f0"),
    ("src1/same", PAGE, 56, "b55e1a9fc6747fda"),
];
