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
    ("exec_size/reserved", PAGE, 27, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "27ae95dd562d6816"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "27ae95dd562d6816"),
    ("borrow/type", PAGE, 54, "c64281579d487b4a"),
    ("borrow/class", PAGE, 54, "8bf717515044cae2"),
    ("borrow/saturation", PAGE, 54, "c64281579d487b4a"),
    ("src0/type", PAGE, 55, "b5408f0da3a80bbd"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "b5408f0da3a80bbd"),
    ("src1/type", PAGE, 56, "2b5584bcaec92144"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "2b5584bcaec92144"),
];
