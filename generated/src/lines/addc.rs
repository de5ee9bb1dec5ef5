// Generated from spec/instructions/ADDC.md by `cargo xtask regen`; do not edit.
//! Lines of ADDC on its page.

pub const PAGE: &str = "spec/instructions/ADDC.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("carry", 54),
    ("src0", 55),
    ("src1", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "b4f559b583d97179"),
    ("exec_size/reserved", PAGE, 27, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "749152c4027ebdee"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "749152c4027ebdee"),
    ("carry/type", PAGE, 54, "8d5dc4d4613a9bdf"),
    ("carry/class", PAGE, 54, "8bf717515044cae2"),
    ("carry/saturation", PAGE, 54, "8d5dc4d4613a9bdf"),
    ("src0/type", PAGE, 55, "f725b3a52b57cc86"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "f725b3a52b57cc86"),
    ("src1/type", PAGE, 56, "c2441dd0078904f0"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "c2441dd0078904f0"),
];
