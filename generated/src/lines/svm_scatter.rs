// Generated from spec/instructions/SVM_SCATTER.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_SCATTER on its page.

pub const PAGE: &str = "spec/instructions/SVM_SCATTER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 33),
    ("pred", 57),
    ("block_size", 58),
    ("num_blocks", 64),
    ("addresses", 71),
    ("src", 72),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "9b961039d791f6d2"),
    ("exec_size/reserved", PAGE, 33, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 34, "7e17e3bb35d91a21"),
    ("block_size/reserved", PAGE, 58, "55c1b36425df497e"),
    ("block_size/encoding", PAGE, 59, "9851bfed41b0c6bf"),
    ("num_blocks/reserved", PAGE, 64, "6bfe2a35ecdfb361"),
    ("addresses/type", PAGE, 71, "0e24284d17346230"),
    ("num_blocks/eight", PAGE, 75, "62781dc6ca2c04dd"),
    ("num_blocks/many", PAGE, 77, "1542732fbf4c85f6"),
    ("addresses/null", PAGE, 79, "635f2f06f5beba38"),
    ("addresses/size", PAGE, 80, "0b22931f6d24f591"),
    ("addresses/align", PAGE, 81, "ad821b0486559e6b"),
    ("src/null", PAGE, 82, "4283331e3905592c"),
    ("src/type", PAGE, 83, "974d9227df10b9d0"),
    ("src/size", PAGE, 85, "3a55788ca8a517ad"),
];
