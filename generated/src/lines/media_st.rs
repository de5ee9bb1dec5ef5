// Generated from spec/instructions/MEDIA_ST.md by `cargo xtask regen`; do not edit.
//! Lines of MEDIA_ST on its page.

pub const PAGE: &str = "spec/instructions/MEDIA_ST.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("modifiers", 29),
    ("surface", 35),
    ("plane", 38),
    ("block_width", 39),
    ("block_height", 40),
    ("x_offset", 41),
    ("y_offset", 42),
    ("src", 43),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "469f79257cc31b8f"),
    ("modifiers/reserved", PAGE, 29, "e5db7fa6a3292fc7"),
    ("modifiers/encoding", PAGE, 30, "b7c09c2b37a65a91"),
    ("surface/declared", PAGE, 35, "d415e0d465c3f20e"),
    ("surface/t0", PAGE, 36, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 37, "4fb1bbe4bef400b8"),
    ("plane/range", PAGE, 38, "9ef385f790527fc5"),
    ("block_width/range", PAGE, 39, "adf494f537b073cb"),
    ("block_height/range", PAGE, 40, "adf494f537b073cb"),
    ("x_offset/type", PAGE, 41, "0e241d4d17344f7f"),
    ("y_offset/type", PAGE, 42, "0e241d4d17344f7f"),
    ("block_height/width", PAGE, 46, "a0e8000636ba2b81"),
    ("x_offset/align", PAGE, 48, "3dcd9f953d74f498"),
    ("src/null", PAGE, 49, "4283331e3905592c"),
    ("src/size", PAGE, 50, "8f36313d7f072534"),
    ("surface/out_of_bounds", PAGE, 53, "15e7f2ba925a321a"),
];
