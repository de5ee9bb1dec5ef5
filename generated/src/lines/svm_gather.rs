// Generated from spec/instructions/SVM_GATHER.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_GATHER on its page.

pub const PAGE: &str = "spec/instructions/SVM_GATHER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 34),
    ("pred", 58),
    ("block_size", 59),
    ("num_blocks", 65),
    ("addresses", 72),
    ("dst", 73),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "18e20d7d324ae5b6"),
    ("exec_size/reserved", PAGE, 34, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 35, "7e17e3bb35d91a21"),
    ("block_size/reserved", PAGE, 59, "55c1b36425df497e"),
    ("block_size/encoding", PAGE, 60, "9851bfed41b0c6bf"),
    ("num_blocks/reserved", PAGE, 65, "6bfe2a35ecdfb361"),
    ("addresses/type", PAGE, 72, "0e24284d17346230"),
    ("num_blocks/eight", PAGE, 76, "62781dc6ca2c04dd"),
    ("num_blocks/many", PAGE, 78, "1542732fbf4c85f6"),
    ("addresses/null", PAGE, 80, "635f2f06f5beba38"),
    ("addresses/size", PAGE, 81, "0b22931f6d24f591"),
    ("addresses/align", PAGE, 82, "ad821b0486559e6b"),
    ("dst/null", PAGE, 83, "83618c6415f04a1f"),
    ("dst/type", PAGE, 84, "5d462e8fa294143c"),
    ("dst/size", PAGE, 86, "c86d7a59679a7220"),
    ("dst/upper_bytes", PAGE, 88, "b7c3ef6a36e36d9d"),
];
