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
    ("exec_size/reserved", PAGE, 34, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 35, "7e17e3bb35d91a21"),
    ("block_size/reserved", PAGE, 59, "137e81a8fa4333f0"),
    ("block_size/encoding", PAGE, 60, "7c1a85b65419c4b1"),
    ("num_blocks/reserved", PAGE, 65, "3feb2151f22a03b7"),
    ("addresses/type", PAGE, 72, "0e24284d17346230"),
    ("num_blocks/eight", PAGE, 76, "e4b4f30e58c8243e"),
    ("num_blocks/many", PAGE, 78, "73050c406ab8ce0b"),
    ("addresses/null", PAGE, 79, "e8d57132566b990e"),
    ("addresses/size", PAGE, 80, "a390f3ebc56c1a8a"),
    ("addresses/align", PAGE, 81, "63e399578572adc8"),
    ("dst/null", PAGE, 82, "e49bd3cd2016d05f"),
    ("dst/type", PAGE, 83, "f1ead2ac7923a4c1"),
    ("dst/size", PAGE, 85, "77f506fb1c7f8f33"),
    ("dst/upper_bytes", PAGE, 86, "5cb36b1e0362ce1c"),
];
