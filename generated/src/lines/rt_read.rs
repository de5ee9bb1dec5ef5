// Generated from spec/instructions/RT_READ.md by `cargo xtask regen`; do not edit.
//! Lines of RT_READ on its page.

pub const PAGE: &str = "spec/instructions/RT_READ.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("pred", 37),
    ("mode", 38),
    ("surface", 42),
    ("si", 43),
    ("dst", 44),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4d85376797e567f4"),
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "66a499dece922c90"),
    ("exec_size.mask/encoding", PAGE, 32, "447e970d27337e61"),
    ("mode/reserved", PAGE, 38, "a6f4333eb8e359ab"),
    ("surface/declared", PAGE, 42, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 42, "a30cd60c03628af6"),
    ("si/class", PAGE, 43, "cd0cdc2eb1314cff"),
    ("si/modifier", PAGE, 43, "13cb60e3e820f8d4"),
    ("dst/null", PAGE, 47, "0184096db458fe8d"),
    ("dst/size", PAGE, 48, "6a868f3dede718b8"),
];
