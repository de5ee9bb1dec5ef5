// Generated from spec/instructions/XOR.md by `cargo xtask regen`; do not edit.
//! Lines of XOR on its page.

pub const PAGE: &str = "spec/instructions/XOR.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
    ("src1", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "b998e1eca7ea777f"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "c28d530175bffe0a"),
    ("dst/class", PAGE, 53, "625c553e29d55f57"),
    ("dst/saturation", PAGE, 53, "c28d530175bffe0a"),
    ("src0/type", PAGE, 54, "13e9fc647e56ac3e"),
    ("src0/class", PAGE, 54, "9e3e330b9aecd5ce"),
    ("src0/modifier", PAGE, 54, "13e9fc647e56ac3e"),
    ("src1/type", PAGE, 55, "6ef1c271f31b29bf"),
    ("src1/class", PAGE, 55, "9e3e330b9aecd5ce"),
    ("src1/modifier", PAGE, 55, "6ef1c271f31b29bf"),
    ("dst/null", PAGE, 58, "f692e9d5030219ff"),
    ("pred/predicate", PAGE, 60, "1e0bed612ba434aa"),
    ("dst/elems", PAGE, 62, "ebcfdb5e807d7777"),
    ("src0/elems", PAGE, 64, "5044b78840d5b398"),
    ("src1/elems", PAGE, 66, "9d112aa3eb33fd09"),
    ("dst/pause", PAGE, 68, "9096716f58228480"),
    ("dst/control", PAGE, 71, "7a436ba2d293cd3e"),
    ("type_map", PAGE, 80, "d2b8f21a1b184ede"),
];
