// Generated from spec/instructions/SAD2.md by `cargo xtask regen`; do not edit.
//! Lines of SAD2 on its page.

pub const PAGE: &str = "spec/instructions/SAD2.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "c75aaa16bbacdea7"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "db946b7f9a36e661"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/type", PAGE, 52, "8cd2469a1fa47253"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "c90b5044696943d1"),
    ("src1/type", PAGE, 53, "8cd2469a1fa47253"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "84290f69bb8c2fa0"),
    ("platform", "spec/chapters/index.md", 54, "5fbe81a91c5a0518"),
    ("dst/null", PAGE, 56, "83618c6415f04a1f"),
    ("src0/pair", PAGE, 57, "ee7e01204eb2e9f5"),
    ("src1/pair", PAGE, 58, "0f042e22ada2f776"),
    ("dst/odd", PAGE, 59, "6a594b2b50e0bc77"),
];
