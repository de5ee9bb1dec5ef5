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
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("rel_op/reserved", PAGE, 50, "64f4d67c3321035f"),
    ("rel_op/encoding", PAGE, 51, "805a9a00a58f0e47"),
    ("dst/type", PAGE, 59, "a6c5b063be13bc65"),
    ("dst/class", PAGE, 59, "608b2991d592db2d"),
    ("dst/saturation", PAGE, 59, "a6c5b063be13bc65"),
    ("src0/type", PAGE, 60, "969cad4394efd847"),
    ("src0/class", PAGE, 60, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 60, "969cad4394efd847"),
    ("src1/type", PAGE, 61, "a5362497904d2b9f"),
    ("src1/class", PAGE, 61, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 61, "a5362497904d2b9f"),
    ("dst/elems", PAGE, 64, "ebcfdb5e807d7777"),
    ("dst/float", PAGE, 66, "95281a33b136c898"),
    ("src0/packed", PAGE, 68, "a62e1d6e5f83fcab"),
    ("src1/packed", PAGE, 70, "8c928fc6c70f4cc2"),
    ("type_map", PAGE, 78, "0ba84b19aa641fe7"),
];
