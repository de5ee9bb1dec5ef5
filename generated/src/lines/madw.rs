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
    ("exec_size/reserved", PAGE, 29, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 30, "7e17e3bb35d91a21"),
    ("dst/type", PAGE, 54, "7e01b3f6f333fa98"),
    ("dst/class", PAGE, 54, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 54, "7e01b3f6f333fa98"),
    ("src0/type", PAGE, 55, "a281cd976b854371"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "a281cd976b854371"),
    ("src1/type", PAGE, 56, "99412386333fb7e6"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "99412386333fb7e6"),
    ("src2/type", PAGE, 57, "58eced9a7f74d8e1"),
    ("src2/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 57, "58eced9a7f74d8e1"),
    ("dst/align", PAGE, 60, "7ce58e8830b645af"),
    ("dst/alias", PAGE, 61, "44fa5245b9f23c0e"),
    ("dst/size", PAGE, 63, "923afedd92375598"),
];
