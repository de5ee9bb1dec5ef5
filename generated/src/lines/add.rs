// Generated from spec/instructions/ADD.md by `cargo xtask regen`; do not edit.
//! Lines of ADD on its page.

pub const PAGE: &str = "spec/instructions/ADD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "66a3ceea3818ff4e"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "b1a705d288c895bb"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "c958921b0e3bac75"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "c958921b0e3bac75"),
    ("src1/type", PAGE, 53, "2724b13c89e63750"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "2724b13c89e63750"),
    ("dst/null", PAGE, 56, "26943f446d662906"),
    ("src0/packed", PAGE, 58, "3151a52f14c36ded"),
    ("src1/packed", PAGE, 60, "c511515ea97b2510"),
    ("type_map", PAGE, 69, "fa1b0319a0621ef4"),
];
