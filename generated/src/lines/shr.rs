// Generated from spec/instructions/SHR.md by `cargo xtask regen`; do not edit.
//! Lines of SHR on its page.

pub const PAGE: &str = "spec/instructions/SHR.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
    ("src1", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "13b351f99c2069dc"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "6260d1bf15574c69"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("src0/type", PAGE, 54, "609bf57fa1efb3aa"),
    ("src0/class", PAGE, 54, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 54, "609bf57fa1efb3aa"),
    ("src1/type", PAGE, 55, "db74aa30012f953c"),
    ("src1/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 55, "a8a5ac4f5b75d63e"),
    ("dst/float", PAGE, 58, "1875be42081cb349"),
    ("src0/float", PAGE, 59, "4babf9e2f5d04192"),
    ("dst/int64", PAGE, 60, "9a03e6a0d179ed8e"),
    ("src0/int64", PAGE, 61, "45ade594944330bb"),
    ("src1/int64", PAGE, 62, "d56ac41718631e06"),
];
