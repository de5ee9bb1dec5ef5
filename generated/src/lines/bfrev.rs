// Generated from spec/instructions/BFREV.md by `cargo xtask regen`; do not edit.
//! Lines of BFREV on its page.

pub const PAGE: &str = "spec/instructions/BFREV.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 26),
    ("pred", 51),
    ("dst", 52),
    ("src0", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "13c25006189e544b"),
    ("exec_size/reserved", PAGE, 26, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 27, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 52, "07d00d28177f4311"),
    ("dst/class", PAGE, 52, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 52, "07d00d28177f4311"),
    ("src0/type", PAGE, 53, "609bf57fa1efb3aa"),
    ("src0/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 53, "609bf57fa1efb3aa"),
];
