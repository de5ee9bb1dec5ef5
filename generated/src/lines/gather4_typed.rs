// Generated from spec/instructions/GATHER4_TYPED.md by `cargo xtask regen`; do not edit.
//! Lines of GATHER4_TYPED on its page.

pub const PAGE: &str = "spec/instructions/GATHER4_TYPED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 33),
    ("pred", 54),
    ("channels", 55),
    ("surface", 58),
    ("u", 61),
    ("v", 62),
    ("r", 63),
    ("lod", 64),
    ("dst", 65),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "cb796ef4fb3fba14"),
    ("exec_size/reserved", PAGE, 33, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 34, "d85ff3cd4f1b67d5"),
    ("channels/reserved", PAGE, 55, "a5c7897e5ca8c293"),
    ("surface/declared", PAGE, 58, "78ceac740f744c27"),
    ("surface/t0", PAGE, 59, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 60, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 61, "0e241d4d17344f7f"),
    ("v/type", PAGE, 62, "0e241d4d17344f7f"),
    ("r/type", PAGE, 63, "0e241d4d17344f7f"),
    ("lod/type", PAGE, 64, "0e241d4d17344f7f"),
    ("dst/type", PAGE, 65, "af361ec82b18f025"),
    ("channels/some", PAGE, 68, "381770b4d11f7367"),
    ("u/null", PAGE, 69, "70c284817597c3dd"),
    ("u/size", PAGE, 70, "e0276c8fae5fcdcb"),
    ("v/size", PAGE, 71, "21b242acad8deb56"),
    ("r/size", PAGE, 72, "6d64e2cc2cc4afb5"),
    ("lod/size", PAGE, 73, "3e4e23e456dfa22a"),
    ("dst/null", PAGE, 74, "e49bd3cd2016d05f"),
    ("dst/size", PAGE, 75, "16738d2e656701da"),
    ("dst/upper_bytes", PAGE, 77, "557b4b112f7c4992"),
    ("surface/out_of_bounds", PAGE, 79, "00dc461de13e041a"),
];
