// Generated from spec/instructions/MULH.md by `cargo xtask regen`; do not edit.
//! Lines of MULH on its page.

pub const PAGE: &str = "spec/instructions/MULH.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac86d960438cd4e8"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "bc279a855c666502"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 51, "bc279a855c666502"),
    ("src0/type", PAGE, 52, "a281cd976b854371"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "a281cd976b854371"),
    ("src1/type", PAGE, 53, "99412386333fb7e6"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "99412386333fb7e6"),
    ("src1/same", PAGE, 56, "b55e1a9fc6747fda"),
    ("src0/same", PAGE, 57, "50e5ecf36a3cb007"),
    ("dst/null", PAGE, 58, "c71997f80af27590"),
];
