// Generated from spec/instructions/INVM.md by `cargo xtask regen`; do not edit.
//! Lines of INVM on its page.

pub const PAGE: &str = "spec/instructions/INVM.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("pred_dst", 54),
    ("src0", 55),
    ("src1", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "e84a6447da424463"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("platform", "spec/chapters/index.md", 37, "e84bfaeb6d4a5449"),
    ("dst/type", PAGE, 53, "35c9bb507d7ae5a6"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "35c9bb507d7ae5a6"),
    ("pred_dst/class", PAGE, 54, "03258fad1e175a91"),
    ("pred_dst/saturation", PAGE, 54, "58b80435f2956e64"),
    ("src0/type", PAGE, 55, "bd2a0becb96cba8b"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "bd2a0becb96cba8b"),
    ("src1/type", PAGE, 56, "47795d747aedaabd"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "47795d747aedaabd"),
    ("pred_dst/elems", PAGE, 59, "1ad64a3d047e95d7"),
    ("src0/same", PAGE, 61, "7db6fc6b9909eee6"),
    ("src1/same", PAGE, 63, "dc63a22084fcbc90"),
];
