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
    ("exec_size/reserved", PAGE, 25, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "0bee0199759df303"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 51, "0bee0199759df303"),
    ("src0/type", PAGE, 52, "c1fc8348afdd392c"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "c1fc8348afdd392c"),
    ("src1/type", PAGE, 53, "1132bc60a298f181"),
    ("src1/class", PAGE, 53, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 53, "1132bc60a298f181"),
    ("type_map", PAGE, 60, "fa69bb19a0a578ed"),
];
