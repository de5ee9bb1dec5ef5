// Generated from spec/instructions/QW_SCATTER.md by `cargo xtask regen`; do not edit.
//! Lines of QW_SCATTER on its page.

pub const PAGE: &str = "spec/instructions/QW_SCATTER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 26),
    ("pred", 50),
    ("num_blocks", 51),
    ("surface", 55),
    ("offset", 57),
    ("src", 58),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "b8297291f5a4e8d8"),
    ("exec_size/reserved", PAGE, 26, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 27, "7e17e3bb35d91a21"),
    ("num_blocks/reserved", PAGE, 51, "fb935312de2c125f"),
    ("num_blocks/encoding", PAGE, 52, "b39e4aa5be5a3d44"),
    ("surface/declared", PAGE, 55, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 55, "a30cd60c03628af6"),
    ("offset/type", PAGE, 57, "0e241d4d17344f7f"),
    ("src/type", PAGE, 58, "3ca5e72e7b0ce255"),
    ("offset/null", PAGE, 61, "b10d935b075c6695"),
    ("offset/size", PAGE, 62, "93b505d3e632df6e"),
    ("src/null", PAGE, 63, "4283331e3905592c"),
    ("src/size", PAGE, 64, "61c345181dad717d"),
    ("surface/out_of_bounds", PAGE, 65, "15e7f2ba925a321a"),
    ("surface/same_address", PAGE, 67, "dfff973dec325bee"),
    ("platform", "spec/chapters/index.md", 183, "71d269c033f956c6"),
];
