// Generated from spec/instructions/MOV.md by `cargo xtask regen`; do not edit.
//! Lines of MOV on its page.

pub const PAGE: &str = "spec/instructions/MOV.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "6f5631be7fe0e327"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "e0ba47dc71b5e3bf"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("src0/type", PAGE, 54, "f52e022f6724ded8"),
    ("src0/class", PAGE, 54, "491540045792e5de"),
    ("src0/modifier", PAGE, 54, "f52e022f6724ded8"),
    ("exec_size/predicate", PAGE, 57, "f28e3983e7014561"),
    ("pred/predicate", PAGE, 58, "4be54792c2f5f400"),
    ("dst/predicate_saturation", PAGE, 60, "ffb46092c772b422"),
    ("dst/predicate_type", PAGE, 62, "352644251ba1c8db"),
    ("dst/predicate_size", PAGE, 64, "cf16301efe77fd24"),
    ("src0/long", PAGE, 66, "c527e9eef84ebe42"),
    ("dst/pause", PAGE, 68, "fb9e0f9a90e044f3"),
    ("dst/control", PAGE, 71, "d16903f21dfbf527"),
    ("dst/upper_bytes", PAGE, 74, "4621320e37b50946"),
    ("dst/null", PAGE, 76, "fd62ac28cc69773e"),
    ("type_map", PAGE, 85, "1e7e8b19b57d0bb9"),
];
