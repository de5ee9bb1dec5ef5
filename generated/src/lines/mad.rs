// Generated from spec/instructions/MAD.md by `cargo xtask regen`; do not edit.
//! Lines of MAD on its page.

pub const PAGE: &str = "spec/instructions/MAD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
    ("src2", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "3fe9b234ff06f89f"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "7460977b528736df"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "9dd1bea1e979e102"),
    ("src0/class", PAGE, 52, "9e6e6a5717025248"),
    ("src0/modifier", PAGE, 52, "9dd1bea1e979e102"),
    ("src1/type", PAGE, 53, "1fbfce6f24e62e39"),
    ("src1/class", PAGE, 53, "9e6e6a5717025248"),
    ("src1/modifier", PAGE, 53, "1fbfce6f24e62e39"),
    ("src2/type", PAGE, 54, "48a9c1acb796e1f2"),
    ("src2/class", PAGE, 54, "9e6e6a5717025248"),
    ("src2/modifier", PAGE, 54, "48a9c1acb796e1f2"),
    ("dst/null", PAGE, 57, "6d2bc51825a8b2cc"),
    ("dst/saturation", PAGE, 59, "ef2660351dcdb00a"),
    ("src0/packed", PAGE, 61, "3b4a92f20e377851"),
    ("src1/packed", PAGE, 63, "00e4441a69a75caa"),
    ("src2/packed", PAGE, 65, "b18443d4aa965ab5"),
    ("type_map", PAGE, 74, "1e856d19b582f76d"),
];
