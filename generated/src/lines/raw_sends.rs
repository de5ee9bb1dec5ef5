// Generated from spec/instructions/RAW_SENDS.md by `cargo xtask regen`; do not edit.
//! Lines of RAW_SENDS on its page.

pub const PAGE: &str = "spec/instructions/RAW_SENDS.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("modifiers", 25),
    ("exec_size", 31),
    ("pred", 56),
    ("num_src0", 57),
    ("num_src1", 58),
    ("num_dst", 59),
    ("sfid", 60),
    ("ex_msg_desc", 61),
    ("desc", 62),
    ("src0", 63),
    ("src1", 64),
    ("dst", 65),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "c6b25c5a0ac69076"),
    ("modifiers/reserved", PAGE, 25, "5d78f5f2cca16256"),
    ("exec_size/reserved", PAGE, 31, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 32, "738feba45f8c8ac0"),
    ("num_src0/range", PAGE, 57, "d92fa5f5502731f6"),
    ("num_src1/range", PAGE, 58, "6abc3baa3c8dd6ff"),
    ("num_dst/range", PAGE, 59, "6ac67baa3c969844"),
    ("sfid/range", PAGE, 60, "5a3fedaa3374b20a"),
    ("ex_msg_desc/type", PAGE, 61, "0e241d4d17344f7f"),
    ("desc/type", PAGE, 62, "0e241d4d17344f7f"),
    ("desc/message", PAGE, 68, "da39fd1c7dc26292"),
    ("desc/response", PAGE, 70, "acc5ec0aae0b88bd"),
    ("desc/silent", PAGE, 72, "d40f9c5bc62c5cb5"),
    ("src0/null", PAGE, 74, "26549cd8cb077a1b"),
    ("src0/size", PAGE, 75, "395599330ce12098"),
    ("src1/null", PAGE, 76, "95dd55ea86ecaa35"),
    ("src1/size", PAGE, 77, "3719820cf5509fed"),
    ("dst/null", PAGE, 78, "f2a28dca52fae40b"),
    ("dst/size", PAGE, 79, "ed85bff89c61b74d"),
];
