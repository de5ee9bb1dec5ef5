// Generated from spec/instructions/VA_SKL_PLUS_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_LBP_CREATION on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_LBP_CREATION.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("surface", 26),
    ("u", 29),
    ("v", 30),
    ("pattern", 31),
    ("dst", 35),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "ab02fd5fb3a035bd"),
    ("surface/declared", PAGE, 26, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 27, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 28, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 29, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 30, "ad61a250cd70fcf8"),
    ("pattern/encoding", PAGE, 32, "53659ecc59441f50"),
    ("surface/own", PAGE, 38, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 39, "83618c6415f04a1f"),
    ("dst/size", PAGE, 40, "ffc65be990836be5"),
    ("platform", "spec/chapters/index.md", 123, "5342d32441d375ca"),
];
