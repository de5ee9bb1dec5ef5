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
    ("exec_size/reserved", PAGE, 26, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 27, "7e17e3bb35d91a21"),
    ("num_blocks/reserved", PAGE, 51, "bab2eb9789d41519"),
    ("num_blocks/encoding", PAGE, 52, "b39e4aa5be5a3d44"),
    ("surface/slm", PAGE, 55, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 55, "0e3ce5801b21c147"),
    ("offset/type", PAGE, 57, "0e241d4d17344f7f"),
    ("src/type", PAGE, 58, "3ca5e72e7b0ce255"),
    ("offset/null", PAGE, 61, "b4715a7436e12fe0"),
    ("offset/size", PAGE, 62, "00f9b839fd35b7b5"),
    ("src/null", PAGE, 63, "1cddf08797316c56"),
    ("src/size", PAGE, 64, "5f6d183123ad22b4"),
    ("surface/out_of_bounds", PAGE, 65, "dd9bc8d2faba3aed"),
    ("surface/same_address", PAGE, 66, "5bc32bcb8ddca7f2"),
    ("platform", "spec/chapters/index.md", 183, "71d269c033f956c6"),
];
