// Generated from spec/instructions/MADW.md by `cargo xtask regen`; do not edit.
//! Lines of MADW on its page.

pub const PAGE: &str = "spec/instructions/MADW.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 29),
    ("pred", 53),
    ("dst", 54),
    ("src0", 55),
    ("src1", 56),
    ("src2", 57),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "2ca23423b8b85329"),
    ("exec_size/reserved", PAGE, 29, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 30, "7e17e3bb35d91a21"),
    ("dst/type", PAGE, 54, "bf25b9c9882ec8e1"),
    ("dst/class", PAGE, 54, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 54, "bf25b9c9882ec8e1"),
    ("src0/type", PAGE, 55, "4e132fb1920ffe3f"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "4e132fb1920ffe3f"),
    ("src1/type", PAGE, 56, "c2441dd0078904f0"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "c2441dd0078904f0"),
    ("src2/type", PAGE, 57, "c5d13e5865430167"),
    ("src2/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 57, "c5d13e5865430167"),
    ("dst/align", PAGE, 60, "7ce58e8830b645af"),
    ("dst/size", PAGE, 61, "4f8d68c9e638ccd9"),
];
