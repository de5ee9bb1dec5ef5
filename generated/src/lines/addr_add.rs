// Generated from spec/instructions/ADDR_ADD.md by `cargo xtask regen`; do not edit.
//! Lines of ADDR_ADD on its page.

pub const PAGE: &str = "spec/instructions/ADDR_ADD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 29),
    ("dst", 54),
    ("src0", 55),
    ("src1", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "098553b2da4bb6d1"),
    ("exec_size/reserved", PAGE, 29, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 30, "738feba45f8c8ac0"),
    ("dst/class", PAGE, 54, "b2e6bd1fc431f9d0"),
    ("dst/saturation", PAGE, 54, "d50b953d40cf7f52"),
    ("src0/class", PAGE, 55, "0158556328521445"),
    ("src0/modifier", PAGE, 55, "7493ef2e26f8b5f8"),
    ("src1/type", PAGE, 56, "3be6f8fe6e140524"),
    ("src1/class", PAGE, 56, "f17237f3287282b9"),
    ("src1/modifier", PAGE, 56, "5e1a4d5979dd6761"),
    ("src0/region", PAGE, 59, "2c10b4a16254c75d"),
    ("src1/packed", PAGE, 61, "9319d794bf7416dd"),
    ("src0/predefined", PAGE, 62, "dfef787aa6053a12"),
    ("src0/predefined_surface", PAGE, 64, "cb2706838f045071"),
];
