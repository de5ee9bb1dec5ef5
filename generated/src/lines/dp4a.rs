// Generated from spec/instructions/DP4A.md by `cargo xtask regen`; do not edit.
//! Lines of DP4A on its page.

pub const PAGE: &str = "spec/instructions/DP4A.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 31),
    ("pred", 56),
    ("dst", 57),
    ("src0", 58),
    ("src1", 59),
    ("src2", 60),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "56bda399476cdad9"),
    ("exec_size/reserved", PAGE, 31, "7d7b8f602a3428e6"),
    ("platform", "spec/chapters/index.md", 31, "48cd5a9321ce7635"),
    ("exec_size/encoding", PAGE, 32, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 57, "4cdafcad1ca38224"),
    ("dst/class", PAGE, 57, "8bf717515044cae2"),
    ("src0/type", PAGE, 58, "fe0ea9c9bdb25f7f"),
    ("src0/class", PAGE, 58, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 58, "fe0ea9c9bdb25f7f"),
    ("src1/type", PAGE, 59, "9243cf9de2b589e9"),
    ("src1/class", PAGE, 59, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 59, "9243cf9de2b589e9"),
    ("src2/type", PAGE, 60, "4408f7ad91116a35"),
    ("src2/class", PAGE, 60, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 60, "4408f7ad91116a35"),
];
