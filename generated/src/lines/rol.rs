// Generated from spec/instructions/ROL.md by `cargo xtask regen`; do not edit.
//! Lines of ROL on its page.

pub const PAGE: &str = "spec/instructions/ROL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 30),
    ("pred", 55),
    ("dst", 56),
    ("src0", 57),
    ("src1", 58),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "3e67667632ff1cf7"),
    ("exec_size/reserved", PAGE, 30, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 31, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 56, "f118fed93fdfeeb5"),
    ("dst/class", PAGE, 56, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 56, "f118fed93fdfeeb5"),
    ("src0/type", PAGE, 57, "609bf57fa1efb3aa"),
    ("src0/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 57, "609bf57fa1efb3aa"),
    ("src1/type", PAGE, 58, "a1c96ab8f742af15"),
    ("src1/class", PAGE, 58, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 58, "a1c96ab8f742af15"),
    ("platform", "spec/chapters/index.md", 138, "884df66e8b8fd34c"),
];
