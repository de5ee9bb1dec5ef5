// Generated from spec/instructions/VA_BOOLCENTROID.md by `cargo xtask regen`; do not edit.
//! Lines of VA_BOOLCENTROID on its page.

pub const PAGE: &str = "spec/instructions/VA_BOOLCENTROID.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("surface", 27),
    ("u", 30),
    ("v", 31),
    ("vsize", 32),
    ("hsize", 33),
    ("dst", 34),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "739850f0c07df74d"),
    ("sub_opcode", PAGE, 8, "5dae099ee201e010"),
    ("surface/declared", PAGE, 27, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 28, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 29, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 30, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("vsize/type", PAGE, 32, "90776466f5e055ed"),
    ("hsize/type", PAGE, 33, "90776466f5e055ed"),
    ("surface/own", PAGE, 37, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 38, "83618c6415f04a1f"),
];
