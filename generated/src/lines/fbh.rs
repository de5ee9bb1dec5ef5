// Generated from spec/instructions/FBH.md by `cargo xtask regen`; do not edit.
//! Lines of FBH on its page.

pub const PAGE: &str = "spec/instructions/FBH.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "444fc0c4277c87ec"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "3bad1afe6de2c6a3"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "82913c059e7f4888"),
    ("src0/type", PAGE, 54, "04edebf5474ee71b"),
    ("src0/class", PAGE, 54, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 54, "f20c201b35592ae1"),
];
