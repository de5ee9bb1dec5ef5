// Generated from spec/instructions/LINE.md by `cargo xtask regen`; do not edit.
//! Lines of LINE on its page.

pub const PAGE: &str = "spec/instructions/LINE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 48),
    ("dst", 49),
    ("src0", 50),
    ("src1", 51),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "a486fd2fd8cde0c3"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "76ae0201d81987e7"),
    ("dst/type", PAGE, 49, "cae09c4220dc8cc7"),
    ("dst/class", PAGE, 49, "8bf717515044cae2"),
    ("src0/type", PAGE, 50, "f8219f1c2c8edc2d"),
    ("src0/class", PAGE, 50, "82bae79fe7e03c98"),
    ("src0/modifier", PAGE, 50, "f8219f1c2c8edc2d"),
    ("src1/type", PAGE, 51, "c8a357c30047ba98"),
    ("src1/class", PAGE, 51, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 51, "c8a357c30047ba98"),
    ("src0/stride", PAGE, 54, "3d8e3bdeadb39727"),
    ("dst/null", PAGE, 56, "83618c6415f04a1f"),
    ("type_map", PAGE, 64, "5294a6b51d39fd07"),
    ("platform", "spec/chapters/index.md", 96, "d3c8d9e50619920b"),
];
