// Generated from spec/instructions/DIVM.md by `cargo xtask regen`; do not edit.
//! Lines of DIVM on its page.

pub const PAGE: &str = "spec/instructions/DIVM.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "8683790188044d51"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("platform", "spec/chapters/index.md", 30, "cde24897e4d57779"),
    ("dst/type", PAGE, 51, "0cfea1c75dd429c3"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "bd2a0becb96cba8b"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "bd2a0becb96cba8b"),
    ("src1/type", PAGE, 53, "47795d747aedaabd"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "47795d747aedaabd"),
    ("dst/null", PAGE, 56, "83618c6415f04a1f"),
    ("src0/same", PAGE, 57, "7db6fc6b9909eee6"),
    ("src1/same", PAGE, 59, "dc63a22084fcbc90"),
    ("exec_size/register", PAGE, 61, "27750bdc4fc96f96"),
];
