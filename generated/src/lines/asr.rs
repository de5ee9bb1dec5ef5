// Generated from spec/instructions/ASR.md by `cargo xtask regen`; do not edit.
//! Lines of ASR on its page.

pub const PAGE: &str = "spec/instructions/ASR.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "37542d6fb0404862"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "b5b5f149598fc89a"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 51, "b5b5f149598fc89a"),
    ("src0/type", PAGE, 52, "920a374bf9827635"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "920a374bf9827635"),
    ("src1/type", PAGE, 53, "7562af7ad0544e1d"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "7562af7ad0544e1d"),
    ("dst/signed", PAGE, 56, "8c01758cec5d33f3"),
    ("src0/signed", PAGE, 57, "51fe1a4986848e0e"),
    ("src0/bytes", PAGE, 59, "647006ea3212b7fa"),
    ("src0/long", PAGE, 61, "ded14286b923d94f"),
];
