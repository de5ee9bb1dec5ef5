// Generated from spec/instructions/MIN_MAX.md by `cargo xtask regen`; do not edit.
//! Lines of MIN_MAX on its page.

pub const PAGE: &str = "spec/instructions/MIN_MAX.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("op", 50),
    ("dst", 55),
    ("src0", 56),
    ("src1", 57),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "387ecb315a765874"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("op/reserved", PAGE, 50, "cd95ca816f0670a7"),
    ("dst/type", PAGE, 55, "f08383776a8881d8"),
    ("dst/class", PAGE, 55, "8bf717515044cae2"),
    ("src0/type", PAGE, 56, "3357e031be056d3b"),
    ("src0/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 56, "3357e031be056d3b"),
    ("src1/type", PAGE, 57, "d9659af0262339ea"),
    ("src1/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 57, "d9659af0262339ea"),
    ("src1/mixed", PAGE, 60, "90a760db23d93c5d"),
    ("dst/mixed", PAGE, 62, "f27c76e895ba4075"),
    ("dst/float", PAGE, 64, "b094f287ea9c5280"),
    ("dst/single", PAGE, 66, "b038dc2b45baad94"),
    ("dst/double", PAGE, 68, "c0b76196f0e4a20b"),
];
