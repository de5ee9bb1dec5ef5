// Generated from spec/instructions/MEDIA_LD.md by `cargo xtask regen`; do not edit.
//! Lines of MEDIA_LD on its page.

pub const PAGE: &str = "spec/instructions/MEDIA_LD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("modifiers", 27),
    ("surface", 36),
    ("plane", 39),
    ("block_width", 40),
    ("block_height", 41),
    ("x_offset", 42),
    ("y_offset", 43),
    ("dst", 44),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "463f829f12b101db"),
    ("modifiers/reserved", PAGE, 27, "db2d1a295de26ff6"),
    ("modifiers/encoding", PAGE, 28, "5927ae5ce5d00467"),
    ("surface/declared", PAGE, 36, "d415e0d465c3f20e"),
    ("surface/t0", PAGE, 37, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 38, "4fb1bbe4bef400b8"),
    ("plane/range", PAGE, 39, "9ef385f790527fc5"),
    ("block_width/range", PAGE, 40, "adf494f537b073cb"),
    ("block_height/range", PAGE, 41, "adf494f537b073cb"),
    ("x_offset/type", PAGE, 42, "0e241d4d17344f7f"),
    ("y_offset/type", PAGE, 43, "0e241d4d17344f7f"),
    ("block_height/width", PAGE, 47, "a0e8000636ba2b81"),
    ("dst/null", PAGE, 49, "83618c6415f04a1f"),
    ("dst/size", PAGE, 50, "a1059031c1951dad"),
    ("surface/out_of_bounds", PAGE, 53, "25a41d14e1a860f1"),
];
