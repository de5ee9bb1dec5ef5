// Generated from spec/instructions/ADDC.md by `cargo xtask regen`; do not edit.
//! Lines of ADDC on its page.

pub const PAGE: &str = "spec/instructions/ADDC.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("carry", 54),
    ("src0", 55),
    ("src1", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "b4f559b583d97179"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "b1a705d288c895bb"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "b1a705d288c895bb"),
    ("carry/type", PAGE, 54, "8f8069989f1d31f0"),
    ("carry/class", PAGE, 54, "8bf717515044cae2"),
    ("carry/saturation", PAGE, 54, "8f8069989f1d31f0"),
    ("src0/type", PAGE, 55, "c958921b0e3bac75"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "c958921b0e3bac75"),
    ("src1/type", PAGE, 56, "2724b13c89e63750"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "2724b13c89e63750"),
    ("src0/words", PAGE, 59, "07aa40a82f1db27d"),
    ("src1/words", PAGE, 61, "63a881476db24502"),
];
