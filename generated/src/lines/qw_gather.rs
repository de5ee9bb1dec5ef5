// Generated from spec/instructions/QW_GATHER.md by `cargo xtask regen`; do not edit.
//! Lines of QW_GATHER on its page.

pub const PAGE: &str = "spec/instructions/QW_GATHER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 26),
    ("pred", 50),
    ("num_blocks", 51),
    ("surface", 55),
    ("offset", 57),
    ("dst", 58),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "73adbd92ce5b0c9c"),
    ("exec_size/reserved", PAGE, 26, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 27, "7e17e3bb35d91a21"),
    ("num_blocks/reserved", PAGE, 51, "fb935312de2c125f"),
    ("num_blocks/encoding", PAGE, 52, "b39e4aa5be5a3d44"),
    ("surface/declared", PAGE, 55, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 55, "a30cd60c03628af6"),
    ("offset/type", PAGE, 57, "0e241d4d17344f7f"),
    ("dst/type", PAGE, 58, "3ca5e72e7b0ce255"),
    ("offset/null", PAGE, 61, "b10d935b075c6695"),
    ("offset/size", PAGE, 62, "93b505d3e632df6e"),
    ("dst/null", PAGE, 63, "83618c6415f04a1f"),
    ("dst/size", PAGE, 64, "7579af79200244a8"),
    ("surface/out_of_bounds", PAGE, 65, "c8a0155acef9849a"),
    ("platform", "spec/chapters/index.md", 182, "71d269c033f956c6"),
];
