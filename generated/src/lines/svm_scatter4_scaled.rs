// Generated from spec/instructions/SVM_SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_SCATTER4_SCALED on its page.

pub const PAGE: &str = "spec/instructions/SVM_SCATTER4_SCALED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 32),
    ("pred", 53),
    ("channels", 54),
    ("scale", 57),
    ("address", 58),
    ("element_offset", 59),
    ("src", 60),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "3f1a3460f84cdc4a"),
    ("exec_size/reserved", PAGE, 32, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 33, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 54, "7daaac00c78b7ed7"),
    ("address/type", PAGE, 58, "0e24284d17346230"),
    ("element_offset/type", PAGE, 59, "0e24284d17346230"),
    ("src/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "48a2bea4525c5adb"),
    ("element_offset/null", PAGE, 64, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 65, "828bf1f0ae103a7b"),
    ("element_offset/align", PAGE, 66, "9d12e31ad0349e63"),
    ("src/null", PAGE, 68, "4283331e3905592c"),
    ("src/size", PAGE, 69, "3dffa2b5b6530db4"),
];
