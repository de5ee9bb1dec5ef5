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
    ("exec_size/reserved", PAGE, 32, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 33, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 54, "a5c7897e5ca8c293"),
    ("address/type", PAGE, 58, "0e24284d17346230"),
    ("element_offset/type", PAGE, 59, "0e24284d17346230"),
    ("dst/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "381770b4d11f7367"),
    ("element_offset/null", PAGE, 64, "2ce99cd24dadb50a"),
    ("element_offset/size", PAGE, 65, "5fa5b1454e370469"),
    ("element_offset/align", PAGE, 66, "28038cbb8adaf4e7"),
    ("dst/null", PAGE, 67, "e49bd3cd2016d05f"),
    ("dst/size", PAGE, 68, "16738d2e656701da"),
    ("dst/upper_bytes", PAGE, 70, "557b4b112f7c4992"),
];
