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
    ("modifiers/reserved", PAGE, 29, "02fe94db8da3c7ba"),
    ("modifiers/encoding", PAGE, 30, "e001efefa16883fd"),
    ("surface/declared", PAGE, 35, "ba3ac68e3e4ca230"),
    ("surface/t0", PAGE, 36, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 37, "4fb1bbe4bef400b8"),
    ("plane/range", PAGE, 38, "9ef385f790527fc5"),
    ("block_width/range", PAGE, 39, "adf494f537b073cb"),
    ("block_height/range", PAGE, 40, "adf494f537b073cb"),
    ("x_offset/type", PAGE, 41, "0e241d4d17344f7f"),
    ("y_offset/type", PAGE, 42, "0e241d4d17344f7f"),
    ("block_height/width", PAGE, 46, "b031d2d1a95def3d"),
    ("x_offset/align", PAGE, 48, "d4ee977de367fc3a"),
    ("src/null", PAGE, 49, "1cddf08797316c56"),
    ("src/size", PAGE, 50, "d4636dafbfcb4bb5"),
    ("surface/out_of_bounds", PAGE, 52, "dd9bc8d2faba3aed"),
];
