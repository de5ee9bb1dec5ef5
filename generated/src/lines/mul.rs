// Generated from spec/instructions/MUL.md by `cargo xtask regen`; do not edit.
//! Lines of MUL on its page.

pub const PAGE: &str = "spec/instructions/MUL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "7a34c049a745ccef"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "67a5b95d9938cdc7"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "a281cd976b854371"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "a281cd976b854371"),
    ("src1/type", PAGE, 53, "99412386333fb7e6"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "99412386333fb7e6"),
    ("dst/null", PAGE, 56, "dd24e013735d13df"),
    ("dst/saturation", PAGE, 58, "ef2660351dcdb00a"),
    ("dst/int64", PAGE, 60, "9a03e6a0d179ed8e"),
    ("src0/byte", PAGE, 61, "910d0bf47fcb1ce3"),
    ("src1/byte", PAGE, 62, "ef70d788c7bb9a96"),
    ("src0/packed", PAGE, 63, "89e73d3876cba2b7"),
    ("src1/packed", PAGE, 65, "3563909bac7b50b6"),
    ("type_map", PAGE, 74, "1e5ca519b5605181"),
];
