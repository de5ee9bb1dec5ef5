// Generated from spec/instructions/DPAS.md by `cargo xtask regen`; do not edit.
//! Lines of DPAS on its page.

pub const PAGE: &str = "spec/instructions/DPAS.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 34),
    ("dst", 55),
    ("src0", 56),
    ("src1", 57),
    ("src2", 58),
    ("w", 59),
    ("a", 71),
    ("sd", 83),
    ("rc", 84),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "371fec10118f753b"),
    ("platform", "spec/chapters/index.md", 32, "3c93d733e8b2157f"),
    ("exec_size/reserved", PAGE, 34, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 35, "a968dd28354cb17f"),
    ("dst/type", PAGE, 55, "86738e1e7dae424b"),
    ("src0/type", PAGE, 56, "86738e1e7dae424b"),
    ("src1/type", PAGE, 57, "d1dfe1213b5aab1b"),
    ("src2/type", PAGE, 58, "fa16c077db10eb0f"),
    ("src2/class", PAGE, 58, "82bae79fe7e03c98"),
    ("src2/modifier", PAGE, 58, "3b938477d0182b9b"),
    ("w/encoding", PAGE, 60, "ea00e9c67ab45ea9"),
    ("a/encoding", PAGE, 72, "ea00e9c67ab45ea9"),
    ("rc/range", PAGE, 84, "f7fdd4ef7f39b5ed"),
    ("w/combination", PAGE, 87, "70c87fdd7cfbb8bc"),
    ("w/one_bit", PAGE, 90, "f843de8936c2f94e"),
    ("dst/double", PAGE, 91, "50621d2efe5f3e6e"),
    ("sd/eight", PAGE, 93, "72fd8bae04072f34"),
    ("src2/align", PAGE, 94, "fb92abeecef5e3f0"),
    ("src2/alias", PAGE, 98, "05b9fb39fb165a71"),
    ("src2/size", PAGE, 102, "8d69ef32affd130f"),
    ("dst/null", PAGE, 106, "83618c6415f04a1f"),
    ("src1/null", PAGE, 107, "73723353e9d71e0f"),
    ("dst/size", PAGE, 108, "9b813e49c35ecf1a"),
    ("src0/size", PAGE, 110, "2028eff2a97332c1"),
    ("src1/size", PAGE, 112, "27f42d814d3b41cd"),
    ("dst/no_double", PAGE, 115, "d6a34e089879e67c"),
    ("dst/half", PAGE, 116, "6c3b34ef3b32c275"),
    ("src0/half", PAGE, 117, "9fc0e3af8be8f7bc"),
];
