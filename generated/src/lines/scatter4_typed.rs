// Generated from spec/instructions/SCATTER4_TYPED.md by `cargo xtask regen`; do not edit.
//! Lines of SCATTER4_TYPED on its page.

pub const PAGE: &str = "spec/instructions/SCATTER4_TYPED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 31),
    ("pred", 52),
    ("channels", 53),
    ("surface", 56),
    ("u", 59),
    ("v", 60),
    ("r", 61),
    ("lod", 62),
    ("src", 63),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "9104a7a8f9d8887c"),
    ("exec_size/reserved", PAGE, 31, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 32, "d85ff3cd4f1b67d5"),
    ("channels/reserved", PAGE, 53, "1c5bedccf2bcd040"),
    ("surface/declared", PAGE, 56, "78ceac740f744c27"),
    ("surface/t0", PAGE, 57, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 58, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 59, "0e241d4d17344f7f"),
    ("v/type", PAGE, 60, "0e241d4d17344f7f"),
    ("r/type", PAGE, 61, "0e241d4d17344f7f"),
    ("lod/type", PAGE, 62, "0e241d4d17344f7f"),
    ("src/type", PAGE, 63, "af361ec82b18f025"),
    ("channels/some", PAGE, 66, "fd53544a6c463dfc"),
    ("u/null", PAGE, 67, "70c284817597c3dd"),
    ("u/size", PAGE, 68, "e0276c8fae5fcdcb"),
    ("v/size", PAGE, 69, "21b242acad8deb56"),
    ("r/size", PAGE, 70, "6d64e2cc2cc4afb5"),
    ("lod/size", PAGE, 71, "3e4e23e456dfa22a"),
    ("src/null", PAGE, 72, "1cddf08797316c56"),
    ("src/size", PAGE, 73, "71067f2c3fce85d4"),
    ("surface/out_of_bounds", PAGE, 75, "dd9bc8d2faba3aed"),
    ("surface/same_address", PAGE, 76, "5bc32bcb8ddca7f2"),
];
