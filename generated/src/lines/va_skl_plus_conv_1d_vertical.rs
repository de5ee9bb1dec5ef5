// Generated from spec/instructions/VA_SKL_PLUS_CONV_1D_VERTICAL.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_CONV_1D_VERTICAL on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_CONV_1D_VERTICAL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("sampler", 27),
    ("surface", 28),
    ("u", 31),
    ("v", 32),
    ("block", 33),
    ("dst", 37),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "cd56a53fb83a44de"),
    ("sampler/declared", PAGE, 27, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 28, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 29, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 30, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("block/encoding", PAGE, 34, "880cc1bbe7162392"),
    ("surface/own", PAGE, 40, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 41, "83618c6415f04a1f"),
    ("dst/size", PAGE, 42, "09fe5153f46107cd"),
    ("platform", "spec/chapters/index.md", 109, "5342d32441d375ca"),
];
