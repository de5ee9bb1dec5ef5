// Generated from spec/instructions/SRND.md by `cargo xtask regen`; do not edit.
//! Lines of SRND on its page.

pub const PAGE: &str = "spec/instructions/SRND.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("dst", 52),
    ("src0", 53),
    ("src1", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "dfa72a2a7fd34b21"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 52, "cea427a9593496af"),
    ("dst/class", PAGE, 52, "82bae79fe7e03c98"),
    ("dst/saturation", PAGE, 52, "cea427a9593496af"),
    ("src0/type", PAGE, 53, "a676a8a992ad3179"),
    ("src0/class", PAGE, 53, "82bae79fe7e03c98"),
    ("src0/modifier", PAGE, 53, "a676a8a992ad3179"),
    ("src1/type", PAGE, 54, "30de9e06e2b6fdd4"),
    ("src1/class", PAGE, 54, "f17237f3287282b9"),
    ("src1/modifier", PAGE, 54, "30de9e06e2b6fdd4"),
    ("exec_size/no_mask", PAGE, 57, "df7582cc58b838ab"),
    ("src0/conversion", PAGE, 58, "73eda0c8d62959ba"),
    ("platform", "spec/chapters/index.md", 59, "8bd67e04f9c45616"),
    ("src1/same", PAGE, 60, "8d0fd22e2c82ce2b"),
    ("dst/null", PAGE, 63, "83618c6415f04a1f"),
];
