// Generated from spec/instructions/DIV.md by `cargo xtask regen`; do not edit.
//! Lines of DIV on its page.

pub const PAGE: &str = "spec/instructions/DIV.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "55644c92bbc8c85c"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "0cfea1c75dd429c3"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "bd2a0becb96cba8b"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "bd2a0becb96cba8b"),
    ("src1/type", PAGE, 53, "47795d747aedaabd"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "47795d747aedaabd"),
    ("dst/null", PAGE, 56, "d73916e9297c507c"),
    ("dst/saturation", PAGE, 58, "45b7d81c80f844d4"),
    ("dst/double_saturation", PAGE, 60, "07fca9bcf28be623"),
    ("src0/packed", PAGE, 61, "2c1515e3dfea7fbb"),
    ("src1/packed", PAGE, 63, "7c37ab53326692d8"),
    ("type_map", PAGE, 72, "e0447a1991cac968"),
];
