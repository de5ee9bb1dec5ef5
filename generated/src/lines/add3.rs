// Generated from spec/instructions/ADD3.md by `cargo xtask regen`; do not edit.
//! Lines of ADD3 on its page.

pub const PAGE: &str = "spec/instructions/ADD3.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
    ("src2", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "fbdc3129685bcc16"),
    ("platform", "spec/chapters/index.md", 24, "3c93d733e8b2157f"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "b1a705d288c895bb"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "b862c66b89d7310e"),
    ("src0/class", PAGE, 52, "9e6e6a5717025248"),
    ("src0/modifier", PAGE, 52, "b862c66b89d7310e"),
    ("src1/type", PAGE, 53, "90b5dcc5a7bc001f"),
    ("src1/class", PAGE, 53, "9e6e6a5717025248"),
    ("src1/modifier", PAGE, 53, "90b5dcc5a7bc001f"),
    ("src2/type", PAGE, 54, "7d2bbc9ff6dc387d"),
    ("src2/class", PAGE, 54, "9e6e6a5717025248"),
    ("src2/modifier", PAGE, 54, "7d2bbc9ff6dc387d"),
    ("src0/packed", PAGE, 57, "9e2b2e9d5dff561f"),
    ("src1/packed", PAGE, 59, "e871ace6a3658a7d"),
    ("src2/packed", PAGE, 61, "77a525f19ae375e7"),
];
