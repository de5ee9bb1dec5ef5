// Generated from spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_HDC_LBP_CREATION on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_HDC_LBP_CREATION.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("surface", 27),
    ("u", 30),
    ("v", 31),
    ("pattern", 32),
    ("dst_surface", 35),
    ("x", 37),
    ("y", 38),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "0170a0b55a1628a0"),
    ("surface/declared", PAGE, 27, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 28, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 29, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 30, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("pattern/encoding", PAGE, 33, "7505f0f521b710a6"),
    ("dst_surface/declared", PAGE, 35, "915f3cbd8cf71f0a"),
    ("dst_surface/t0", PAGE, 36, "49ef68956e5dda21"),
    ("x/type", PAGE, 37, "90776466f5e055ed"),
    ("y/type", PAGE, 38, "90776466f5e055ed"),
    ("platform", "spec/chapters/index.md", 120, "5342d32441d375ca"),
];
