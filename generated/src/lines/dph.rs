// Generated from spec/instructions/DPH.md by `cargo xtask regen`; do not edit.
//! Lines of DPH on its page.

pub const PAGE: &str = "spec/instructions/DPH.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 26),
    ("pred", 49),
    ("dst", 50),
    ("src0", 51),
    ("src1", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "66b61f6bf5149759"),
    ("exec_size/reserved", PAGE, 26, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 27, "76ae0201d81987e7"),
    ("dst/type", PAGE, 50, "834be1218b76dd3f"),
    ("dst/class", PAGE, 50, "8bf717515044cae2"),
    ("src0/type", PAGE, 51, "ba5fac394a01c1aa"),
    ("src0/class", PAGE, 51, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 51, "ba5fac394a01c1aa"),
    ("src1/type", PAGE, 52, "60f54c45a4cc6c39"),
    ("src1/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 52, "60f54c45a4cc6c39"),
    ("dst/null", PAGE, 55, "83618c6415f04a1f"),
    ("dst/stride", PAGE, 56, "779413bb597e4aa8"),
    ("src0/stride", PAGE, 57, "fab87af6d379476f"),
    ("src1/stride", PAGE, 59, "9e7aec2fed50c451"),
    ("platform", "spec/chapters/index.md", 95, "d3c8d9e50619920b"),
];
