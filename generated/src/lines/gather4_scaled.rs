// Generated from spec/instructions/GATHER4_SCALED.md by `cargo xtask regen`; do not edit.
//! Lines of GATHER4_SCALED on its page.

pub const PAGE: &str = "spec/instructions/GATHER4_SCALED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 31),
    ("pred", 52),
    ("channels", 53),
    ("scale", 56),
    ("surface", 57),
    ("offset", 58),
    ("element_offset", 59),
    ("dst", 60),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "23a6d290f69b5bc5"),
    ("exec_size/reserved", PAGE, 31, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 32, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 53, "a9a6b8e7c92a1f7a"),
    ("surface/declared", PAGE, 57, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 57, "a30cd60c03628af6"),
    ("offset/type", PAGE, 58, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 59, "0e241d4d17344f7f"),
    ("dst/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "220ef4624e9408ca"),
    ("element_offset/null", PAGE, 64, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 65, "00b09a14dd1ac1bb"),
    ("element_offset/align", PAGE, 66, "9d12e31ad0349e63"),
    ("dst/null", PAGE, 68, "83618c6415f04a1f"),
    ("dst/size", PAGE, 69, "6f5827d0c9318605"),
    ("dst/upper_bytes", PAGE, 71, "69977b0b3bae0a8e"),
    ("surface/out_of_bounds", PAGE, 73, "c8a0155acef9849a"),
];
