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
    ("exec_size/reserved", PAGE, 33, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 34, "d85ff3cd4f1b67d5"),
    ("channels/reserved", PAGE, 55, "a9a6b8e7c92a1f7a"),
    ("surface/declared", PAGE, 58, "790b3762c65535e9"),
    ("surface/t0", PAGE, 59, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 60, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 61, "0e241d4d17344f7f"),
    ("v/type", PAGE, 62, "0e241d4d17344f7f"),
    ("r/type", PAGE, 63, "0e241d4d17344f7f"),
    ("lod/type", PAGE, 64, "0e241d4d17344f7f"),
    ("dst/type", PAGE, 65, "af361ec82b18f025"),
    ("channels/some", PAGE, 68, "220ef4624e9408ca"),
    ("u/null", PAGE, 69, "36edf9e69ef9d54e"),
    ("u/size", PAGE, 70, "d98feea94eca745c"),
    ("v/size", PAGE, 71, "b4ddd3eb9cb06818"),
    ("v/row", PAGE, 72, "298ace26913ffb44"),
    ("r/size", PAGE, 73, "7804b77bec5d43e4"),
    ("lod/size", PAGE, 74, "d975a87dff6a2bf9"),
    ("dst/null", PAGE, 75, "83618c6415f04a1f"),
    ("dst/size", PAGE, 76, "6f5827d0c9318605"),
    ("dst/upper_bytes", PAGE, 78, "69977b0b3bae0a8e"),
    ("surface/out_of_bounds", PAGE, 80, "71a0987556ad3f69"),
];
