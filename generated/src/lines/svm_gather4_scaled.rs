// Generated from spec/instructions/SVM_GATHER4_SCALED.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_GATHER4_SCALED on its page.

pub const PAGE: &str = "spec/instructions/SVM_GATHER4_SCALED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 32),
    ("pred", 53),
    ("channels", 54),
    ("scale", 57),
    ("address", 58),
    ("element_offset", 59),
    ("dst", 60),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "23b7ce90f6a9c82c"),
    ("exec_size/reserved", PAGE, 32, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 33, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 54, "a9a6b8e7c92a1f7a"),
    ("address/type", PAGE, 58, "0e24284d17346230"),
    ("element_offset/type", PAGE, 59, "0e24284d17346230"),
    ("dst/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "220ef4624e9408ca"),
    ("element_offset/null", PAGE, 64, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 65, "828bf1f0ae103a7b"),
    ("element_offset/align", PAGE, 66, "9d12e31ad0349e63"),
    ("dst/null", PAGE, 68, "83618c6415f04a1f"),
    ("dst/size", PAGE, 69, "6f5827d0c9318605"),
    ("dst/upper_bytes", PAGE, 71, "69977b0b3bae0a8e"),
];
