// Generated from spec/instructions/RAW_SEND.md by `cargo xtask regen`; do not edit.
//! Lines of RAW_SEND on its page.

pub const PAGE: &str = "spec/instructions/RAW_SEND.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("modifiers", 25),
    ("exec_size", 30),
    ("pred", 55),
    ("ex_msg_desc", 56),
    ("num_src", 57),
    ("num_dst", 58),
    ("desc", 59),
    ("src", 60),
    ("dst", 61),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "a513bc20177e0ba4"),
    ("modifiers/reserved", PAGE, 25, "5d78f5f2cca16256"),
    ("exec_size/reserved", PAGE, 30, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 31, "738feba45f8c8ac0"),
    ("num_src/range", PAGE, 57, "eb51f3f55aa7610f"),
    ("num_dst/range", PAGE, 58, "5a42edaa3376e7e1"),
    ("desc/type", PAGE, 59, "0e241d4d17344f7f"),
    ("ex_msg_desc/byte", PAGE, 64, "6d2f91e40d721c75"),
    ("desc/message", PAGE, 65, "73839c3c616e2485"),
    ("desc/response", PAGE, 67, "acc5ec0aae0b88bd"),
    ("desc/silent", PAGE, 69, "d40f9c5bc62c5cb5"),
    ("src/null", PAGE, 71, "c77f1f942681a747"),
    ("src/size", PAGE, 72, "7bed6ebe306d2532"),
    ("dst/null", PAGE, 73, "f2a28dca52fae40b"),
    ("dst/size", PAGE, 74, "ed85bff89c61b74d"),
];
