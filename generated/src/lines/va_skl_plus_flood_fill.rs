// Generated from spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_FLOOD_FILL on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_FLOOD_FILL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("connect", 27),
    ("pixel_mask_h", 30),
    ("pixel_mask_left", 31),
    ("pixel_mask_right", 32),
    ("loop_count", 33),
    ("dst", 34),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "81aadede7ec14a24"),
    ("connect/encoding", PAGE, 28, "028f6fae8bf868d1"),
    ("pixel_mask_left/type", PAGE, 31, "90776466f5e055ed"),
    ("pixel_mask_right/type", PAGE, 32, "90776466f5e055ed"),
    ("loop_count/type", PAGE, 33, "90776466f5e055ed"),
    ("dst/null", PAGE, 37, "83618c6415f04a1f"),
    ("dst/size", PAGE, 38, "8d710b5ffe7871e6"),
    ("pixel_mask_h/null", PAGE, 39, "a419e4c31516feca"),
    ("pixel_mask_h/size", PAGE, 40, "f077ad400b01564f"),
    ("platform", "spec/chapters/index.md", 112, "5342d32441d375ca"),
];
