// Generated from spec/instructions/RSQTM.md by `cargo xtask regen`; do not edit.
//! Lines of RSQTM on its page.

pub const PAGE: &str = "spec/instructions/RSQTM.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("pred_dst", 54),
    ("src0", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "0d25bb4feaa42673"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "8a0db908816bede4"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "8a0db908816bede4"),
    ("platform", "spec/chapters/index.md", 53, "e84bfaeb6d4a5449"),
    ("pred_dst/class", PAGE, 54, "03258fad1e175a91"),
    ("pred_dst/saturation", PAGE, 54, "3e0e815a3f7ba3df"),
    ("src0/type", PAGE, 55, "bb52442c3c94fe82"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "bb52442c3c94fe82"),
    ("pred_dst/elems", PAGE, 58, "1ad64a3d047e95d7"),
    ("src0/same", PAGE, 60, "7db6fc6b9909eee6"),
];
