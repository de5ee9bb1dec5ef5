// Generated from spec/instructions/NOT.md by `cargo xtask regen`; do not edit.
//! Lines of NOT on its page.

pub const PAGE: &str = "spec/instructions/NOT.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "a4eb7c3dda988e18"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "334d26b2f56a57e3"),
    ("dst/class", PAGE, 53, "625c553e29d55f57"),
    ("dst/saturation", PAGE, 53, "334d26b2f56a57e3"),
    ("src0/type", PAGE, 54, "21890230d3d76aff"),
    ("src0/class", PAGE, 54, "9e3e330b9aecd5ce"),
    ("src0/modifier", PAGE, 54, "21890230d3d76aff"),
    ("dst/null", PAGE, 57, "f6e731838c66955c"),
    ("pred/predicate", PAGE, 58, "1e0bed612ba434aa"),
    ("dst/elems", PAGE, 60, "ebcfdb5e807d7777"),
    ("src0/elems", PAGE, 62, "5044b78840d5b398"),
    ("type_map", PAGE, 70, "36f71619c2eb102a"),
];
