// Generated from spec/instructions/PLN.md by `cargo xtask regen`; do not edit.
//! Lines of PLANE on its page.

pub const PAGE: &str = "spec/instructions/PLN.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("pred", 49),
    ("dst", 50),
    ("src0", 51),
    ("src1", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "8c639c8d15846da2"),
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "de8702f7177968d5"),
    ("platform", "spec/chapters/index.md", 46, "5fbe81a91c5a0518"),
    ("dst/type", PAGE, 50, "cae09c4220dc8cc7"),
    ("dst/class", PAGE, 50, "8bf717515044cae2"),
    ("src0/type", PAGE, 51, "4f95cf0548db384d"),
    ("src0/class", PAGE, 51, "8bf717515044cae2"),
    ("src0/modifier", PAGE, 51, "4f95cf0548db384d"),
    ("src1/type", PAGE, 52, "76903b177c28d38c"),
    ("src1/class", PAGE, 52, "8bf717515044cae2"),
    ("src1/modifier", PAGE, 52, "76903b177c28d38c"),
    ("src0/align", PAGE, 55, "b29fd30dc0fae1ce"),
    ("src0/alias", PAGE, 56, "a73261f812206036"),
    ("src1/align", PAGE, 58, "d8d32d483b90bb25"),
    ("src1/alias", PAGE, 59, "ec340eb6d5247d04"),
    ("src0/region", PAGE, 61, "681f85652729320d"),
    ("src0/size", PAGE, 63, "04847aaac6b9f759"),
    ("src1/size", PAGE, 64, "729b7b2ca07b8e62"),
    ("dst/null", PAGE, 65, "83618c6415f04a1f"),
];
