// Generated from spec/instructions/SVM_BLOCK_LD.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_BLOCK_LD on its page.

pub const PAGE: &str = "spec/instructions/SVM_BLOCK_LD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("properties", 27),
    ("address", 37),
    ("dst", 38),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "af9fb25493c164ab"),
    ("properties/reserved", PAGE, 27, "b6775782d2b0f376"),
    ("properties/encoding", PAGE, 28, "20fd741d99700698"),
    ("address/type", PAGE, 37, "0e24284d17346230"),
    ("address/align", PAGE, 41, "19864fd2e1e784d4"),
    ("address/constant", PAGE, 43, "b1374b2092bf75a6"),
    ("dst/null", PAGE, 45, "83618c6415f04a1f"),
    ("dst/size", PAGE, 46, "76ebb64d9bcfb408"),
];
