// Generated from spec/instructions/SETP.md by `cargo xtask regen`; do not edit.
//! Lines of SETP on its page.

pub const PAGE: &str = "spec/instructions/SETP.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("dst", 52),
    ("src0", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "d629ee32b6427882"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/class", PAGE, 52, "03258fad1e175a91"),
    ("dst/saturation", PAGE, 52, "0987ae0335f71f5f"),
    ("src0/type", PAGE, 53, "65968acf5af02da6"),
    ("src0/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 53, "456a8162ce2e03f4"),
    ("dst/elems", PAGE, 56, "ebcfdb5e807d7777"),
    ("exec_size/whole", PAGE, 58, "6c219c13fda28740"),
    ("exec_size/half", PAGE, 60, "5cb3dc58a7853765"),
    ("src0/bits", PAGE, 62, "d2d1e8e94149b8a6"),
];
