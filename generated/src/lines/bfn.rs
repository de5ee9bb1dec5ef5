// Generated from spec/instructions/BFN.md by `cargo xtask regen`; do not edit.
//! Lines of BFN on its page.

pub const PAGE: &str = "spec/instructions/BFN.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("pred", 53),
    ("dst", 54),
    ("src0", 55),
    ("src1", 56),
    ("src2", 57),
    ("boolean_func_ctrl", 58),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "b2c7aa768c2ff739"),
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 54, "8a7107d3938a7840"),
    ("dst/class", PAGE, 54, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 54, "8a7107d3938a7840"),
    ("src0/type", PAGE, 55, "55d2458118a1f8d8"),
    ("src0/class", PAGE, 55, "9e6e6a5717025248"),
    ("src0/modifier", PAGE, 55, "55d2458118a1f8d8"),
    ("src1/type", PAGE, 56, "d627468dcba76415"),
    ("src1/class", PAGE, 56, "9e6e6a5717025248"),
    ("src1/modifier", PAGE, 56, "d627468dcba76415"),
    ("src2/type", PAGE, 57, "4c3c722bdee77eef"),
    ("src2/class", PAGE, 57, "9e6e6a5717025248"),
    ("src2/modifier", PAGE, 57, "4c3c722bdee77eef"),
    ("platform", "spec/chapters/index.md", 131, "3c93d733e8b2157f"),
];
