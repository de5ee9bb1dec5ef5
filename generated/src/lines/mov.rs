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
    ("dst/type", PAGE, 53, "485dd3ca3f2fb297"),
    ("dst/class", PAGE, 53, "3606cdad5c2c2302"),
    ("src0/type", PAGE, 54, "f52e022f6724ded8"),
    ("src0/class", PAGE, 54, "491540045792e5de"),
    ("src0/modifier", PAGE, 54, "f52e022f6724ded8"),
    ("dst/null", PAGE, 57, "fd62ac28cc69773e"),
    ("exec_size/predicate", PAGE, 59, "f28e3983e7014561"),
    ("pred/predicate", PAGE, 60, "4be54792c2f5f400"),
    ("dst/predicate_saturation", PAGE, 62, "ffb46092c772b422"),
    ("dst/predicate_integer", PAGE, 64, "648e020faf48aac9"),
    ("dst/predicate_type", PAGE, 66, "d7b7e265cb4e780b"),
    ("dst/address", PAGE, 68, "f58c1ad8d43b1644"),
    ("dst/predicate_size", PAGE, 69, "cf16301efe77fd24"),
    ("src0/long", PAGE, 71, "c527e9eef84ebe42"),
    ("src0/state_register", PAGE, 73, "d568f97ae21656fb"),
    ("dst/pause", PAGE, 76, "fb9e0f9a90e044f3"),
    ("dst/control", PAGE, 79, "d16903f21dfbf527"),
    ("dst/upper_bytes", PAGE, 82, "4621320e37b50946"),
    ("src0/packed", PAGE, 84, "d850a4c190b78749"),
    ("type_map", PAGE, 93, "1e7e8b19b57d0bb9"),
];
