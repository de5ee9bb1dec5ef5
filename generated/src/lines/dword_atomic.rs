// Generated from spec/instructions/DWORD_ATOMIC.md by `cargo xtask regen`; do not edit.
//! Lines of DWORD_ATOMIC on its page.

pub const PAGE: &str = "spec/instructions/DWORD_ATOMIC.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("op", 30),
    ("exec_size", 53),
    ("pred", 77),
    ("surface", 78),
    ("element_offset", 81),
    ("src0", 82),
    ("src1", 83),
    ("dst", 84),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "fd7d1feb3b422bad"),
    ("op/reserved", PAGE, 30, "70eb3cff876f5d8e"),
    ("op/encoding", PAGE, 31, "429c96072a86a073"),
    ("op.word/reserved", PAGE, 51, "af6081c915b97b37"),
    ("exec_size/reserved", PAGE, 53, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 54, "7e17e3bb35d91a21"),
    ("surface/declared", PAGE, 78, "7adadd943afa55bc"),
    ("surface/slm", PAGE, 78, "a30cd60c03628af6"),
    ("element_offset/type", PAGE, 81, "0e241d4d17344f7f"),
    ("op/word", PAGE, 87, "d177b49b21656761"),
    ("element_offset/null", PAGE, 89, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 90, "00b09a14dd1ac1bb"),
    ("element_offset/align", PAGE, 91, "5b3a41e6b299c48d"),
    ("src0/null", PAGE, 93, "1a41a186634624aa"),
    ("src0/unused", PAGE, 95, "a7377b3d86947953"),
    ("src0/predec", PAGE, 96, "c90961aecea5eecb"),
    ("src0/type", PAGE, 97, "a1e8f50ec6aed339"),
    ("src0/size", PAGE, 100, "7e926cba86526b4b"),
    ("src1/null", PAGE, 101, "95a8ca9497cd2d1b"),
    ("src1/unused", PAGE, 102, "0bd2e75184939842"),
    ("src1/type", PAGE, 103, "2ef92122394c3d08"),
    ("src1/size", PAGE, 105, "d1465e66bb2d35d4"),
    ("dst/type", PAGE, 106, "5cca125c1937d6c3"),
    ("dst/same", PAGE, 110, "b629c12e3bba085a"),
    ("dst/size", PAGE, 112, "4c4a96612b66222c"),
    ("surface/out_of_bounds", PAGE, 113, "c8a0155acef9849a"),
    ("surface/dropped", PAGE, 114, "d6ee13402392870c"),
    ("surface/same_address", PAGE, 116, "a8bb979dba0ec3d2"),
];
