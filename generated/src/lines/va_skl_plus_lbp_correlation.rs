// Generated from spec/instructions/VA_SKL_PLUS_LBP_CORRELATION.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_LBP_CORRELATION on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_LBP_CORRELATION.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("surface", 26),
    ("u", 29),
    ("v", 30),
    ("disparity", 31),
    ("dst", 32),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "fba49201681d9cdf"),
    ("surface/declared", PAGE, 26, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 27, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 28, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 29, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 30, "ad61a250cd70fcf8"),
    ("disparity/type", PAGE, 31, "90776466f5e055ed"),
    ("surface/own", PAGE, 35, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 36, "83618c6415f04a1f"),
    ("dst/size", PAGE, 37, "fbcb6407d4db1d56"),
    ("platform", "spec/chapters/index.md", 122, "5342d32441d375ca"),
];
