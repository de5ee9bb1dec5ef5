// Generated from spec/instructions/RET.md by `cargo xtask regen`; do not edit.
//! Lines of RET on its page.

pub const PAGE: &str = "spec/instructions/RET.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 29),
    ("pred", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "bb6f81835c24d966"),
    ("exec_size/reserved", PAGE, 29, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 30, "738feba45f8c8ac0"),
    ("exec_size/scalar", PAGE, 57, "f2198e151a7a5e0f"),
    ("exec_size/function", PAGE, 59, "adc9cf27013e980d"),
    ("exec_size/next", PAGE, 62, "102dc8a624f2d3a5"),
];
