// Generated from spec/instructions/AND.md by `cargo xtask regen`; do not edit.
//! Lines of AND on its page.

pub const PAGE: &str = "spec/instructions/AND.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
    ("src1", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "09748035c8da8e5d"),
    ("exec_size/reserved", PAGE, 27, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "99bc97d7803a4f7c"),
    ("dst/class", PAGE, 53, "625c553e29d55f57"),
    ("dst/saturation", PAGE, 53, "99bc97d7803a4f7c"),
    ("src0/type", PAGE, 54, "fb6f72addfac900c"),
    ("src0/class", PAGE, 54, "9e3e330b9aecd5ce"),
    ("src0/modifier", PAGE, 54, "fb6f72addfac900c"),
    ("src1/type", PAGE, 55, "3ecddd7988dbedb5"),
    ("src1/class", PAGE, 55, "9e3e330b9aecd5ce"),
    ("src1/modifier", PAGE, 55, "3ecddd7988dbedb5"),
    ("pred/predicate", PAGE, 58, "1e0bed612ba434aa"),
    ("dst/elems", PAGE, 60, "ebcfdb5e807d7777"),
    ("src0/elems", PAGE, 62, "5044b78840d5b398"),
    ("src1/elems", PAGE, 64, "9d112aa3eb33fd09"),
    ("type_map", PAGE, 72, "fa069719a050be66"),
];
