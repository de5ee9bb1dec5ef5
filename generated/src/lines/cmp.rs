// Generated from spec/instructions/CMP.md by `cargo xtask regen`; do not edit.
//! Lines of CMP on its page.

pub const PAGE: &str = "spec/instructions/CMP.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("rel_op", 50),
    ("dst", 59),
    ("src0", 60),
    ("src1", 61),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "245499bfd96822cf"),
    ("exec_size/reserved", PAGE, 25, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("rel_op/reserved", PAGE, 50, "4f44a1ef79b126c6"),
    ("rel_op/encoding", PAGE, 51, "805a9a00a58f0e47"),
    ("dst/type", PAGE, 59, "8b090b57c98dd771"),
    ("dst/class", PAGE, 59, "608b2991d592db2d"),
    ("dst/saturation", PAGE, 59, "8b090b57c98dd771"),
    ("src0/type", PAGE, 60, "3081d257aa06216a"),
    ("src0/class", PAGE, 60, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 60, "3081d257aa06216a"),
    ("src1/type", PAGE, 61, "6c0000515c2a37f2"),
    ("src1/class", PAGE, 61, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 61, "6c0000515c2a37f2"),
    ("dst/elems", PAGE, 64, "ebcfdb5e807d7777"),
    ("dst/float", PAGE, 66, "95281a33b136c898"),
    ("type_map", PAGE, 74, "0ba84b19aa641fe7"),
];
