// Generated from spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_CORRELATION_SEARCH on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_CORRELATION_SEARCH.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("surface", 27),
    ("u", 30),
    ("v", 31),
    ("vorigin", 32),
    ("horigin", 33),
    ("xsize", 34),
    ("ysize", 35),
    ("xsearch", 36),
    ("ysearch", 37),
    ("dst", 38),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "e845ec4684fcfc7f"),
    ("surface/declared", PAGE, 27, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 28, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 29, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 30, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("vorigin/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("horigin/type", PAGE, 33, "ad61a250cd70fcf8"),
    ("xsize/type", PAGE, 34, "90776466f5e055ed"),
    ("ysize/type", PAGE, 35, "90776466f5e055ed"),
    ("xsearch/type", PAGE, 36, "90776466f5e055ed"),
    ("ysearch/type", PAGE, 37, "90776466f5e055ed"),
    ("dst/null", PAGE, 41, "83618c6415f04a1f"),
    ("platform", "spec/chapters/index.md", 111, "5342d32441d375ca"),
];
