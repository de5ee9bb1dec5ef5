// Generated from spec/instructions/SVM_BLOCK_ST.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_BLOCK_ST on its page.

pub const PAGE: &str = "spec/instructions/SVM_BLOCK_ST.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("properties", 27),
    ("address", 34),
    ("src", 35),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "fd9222a2b243f89f"),
    ("properties/reserved", PAGE, 27, "c5705ce8353e73a6"),
    ("properties/encoding", PAGE, 28, "20fd741d99700698"),
    ("address/type", PAGE, 34, "0e24284d17346230"),
    ("address/align", PAGE, 38, "d55f23e073727169"),
    ("address/constant", PAGE, 39, "7eabb6717b4d3120"),
    ("src/null", PAGE, 40, "4283331e3905592c"),
    ("src/size", PAGE, 41, "04ed3398c54a5827"),
];
