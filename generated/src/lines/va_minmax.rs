// Generated from spec/instructions/VA_MINMAX.md by `cargo xtask regen`; do not edit.
//! Lines of VA_MINMAX on its page.

pub const PAGE: &str = "spec/instructions/VA_MINMAX.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("surface", 26),
    ("u", 29),
    ("v", 30),
    ("mode", 31),
    ("dst", 32),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "739850f0c07df74d"),
    ("sub_opcode", PAGE, 8, "133b5678a127be8e"),
    ("surface/declared", PAGE, 26, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 27, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 28, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 29, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 30, "ad61a250cd70fcf8"),
    ("mode/range", PAGE, 31, "9ef781f7905661d0"),
    ("mode/type", PAGE, 31, "5b355df3cc31ba59"),
    ("surface/own", PAGE, 35, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 36, "83618c6415f04a1f"),
];
