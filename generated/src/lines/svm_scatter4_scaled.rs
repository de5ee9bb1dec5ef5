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
    ("exec_size/reserved", PAGE, 32, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 33, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 54, "1c5bedccf2bcd040"),
    ("address/type", PAGE, 58, "0e24284d17346230"),
    ("element_offset/type", PAGE, 59, "0e24284d17346230"),
    ("src/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "fd53544a6c463dfc"),
    ("element_offset/null", PAGE, 64, "2ce99cd24dadb50a"),
    ("element_offset/size", PAGE, 65, "5fa5b1454e370469"),
    ("element_offset/align", PAGE, 66, "28038cbb8adaf4e7"),
    ("src/null", PAGE, 67, "1cddf08797316c56"),
    ("src/size", PAGE, 68, "71067f2c3fce85d4"),
];
