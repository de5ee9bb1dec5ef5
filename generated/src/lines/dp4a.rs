// Generated from spec/instructions/DP4A.md by `cargo xtask regen`; do not edit.
//! Lines of DP4A on its page.

pub const PAGE: &str = "spec/instructions/DP4A.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 31),
    ("pred", 56),
    ("dst", 57),
    ("src0", 58),
    ("src1", 59),
    ("src2", 60),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "56bda399476cdad9"),
    ("exec_size/reserved", PAGE, 31, "560b3ce16fbc92bc"),
    ("platform", "spec/chapters/index.md", 31, "48cd5a9321ce7635"),
    ("exec_size/encoding", PAGE, 32, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 57, "f194814c207e37bd"),
    ("dst/class", PAGE, 57, "8bf717515044cae2"),
    ("src0/type", PAGE, 58, "2449be8a39bec518"),
    ("src0/class", PAGE, 58, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 58, "2449be8a39bec518"),
    ("src1/type", PAGE, 59, "19542497a7474dd3"),
    ("src1/class", PAGE, 59, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 59, "19542497a7474dd3"),
    ("src2/type", PAGE, 60, "d140dfe8f0215f28"),
    ("src2/class", PAGE, 60, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 60, "d140dfe8f0215f28"),
];
