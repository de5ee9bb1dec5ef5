// Generated from spec/instructions/SUBB.md by `cargo xtask regen`; do not edit.
//! Lines of SUBB on its page.

pub const PAGE: &str = "spec/instructions/SUBB.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("borrow", 54),
    ("src0", 55),
    ("src1", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "8d9c059ee09925e1"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "f36b31bcb9618d61"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "f36b31bcb9618d61"),
    ("borrow/type", PAGE, 54, "31aa886b6ee75129"),
    ("borrow/class", PAGE, 54, "8bf717515044cae2"),
    ("borrow/saturation", PAGE, 54, "31aa886b6ee75129"),
    ("src0/type", PAGE, 55, "3bf4b5c60a25e09a"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "3bf4b5c60a25e09a"),
    ("src1/type", PAGE, 56, "083d09bdc0cb5bc3"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "083d09bdc0cb5bc3"),
    ("src0/words", PAGE, 59, "07aa40a82f1db27d"),
    ("src1/words", PAGE, 61, "63a881476db24502"),
];
