// Generated from spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_HDC_MIN_MAX_FILTER on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_HDC_MIN_MAX_FILTER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("sampler", 27),
    ("surface", 28),
    ("u", 31),
    ("v", 32),
    ("format", 33),
    ("mode", 36),
    ("dst_surface", 40),
    ("x", 42),
    ("y", 43),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "2cf3b66662de97ae"),
    ("sampler/declared", PAGE, 27, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 28, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 29, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 30, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("format/encoding", PAGE, 34, "e4308231ce687e9d"),
    ("mode/encoding", PAGE, 37, "8ce17991e4d9562a"),
    ("dst_surface/declared", PAGE, 40, "915f3cbd8cf71f0a"),
    ("dst_surface/t0", PAGE, 41, "49ef68956e5dda21"),
    ("x/type", PAGE, 42, "90776466f5e055ed"),
    ("y/type", PAGE, 43, "90776466f5e055ed"),
    ("platform", "spec/chapters/index.md", 121, "5342d32441d375ca"),
];
