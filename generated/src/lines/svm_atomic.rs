// Generated from spec/instructions/SVM_ATOMIC.md by `cargo xtask regen`; do not edit.
//! Lines of SVM_ATOMIC on its page.

pub const PAGE: &str = "spec/instructions/SVM_ATOMIC.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 33),
    ("pred", 56),
    ("op", 57),
    ("addresses", 83),
    ("src0", 84),
    ("src1", 85),
    ("dst", 86),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "db7d6561b6f27937"),
    ("sub_opcode", PAGE, 8, "34ac86d3622dafde"),
    ("exec_size/reserved", PAGE, 33, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 34, "5f1727491826861b"),
    ("op/reserved", PAGE, 57, "70eb3cff876f5d8e"),
    ("op/encoding", PAGE, 58, "429c96072a86a073"),
    ("op.width/encoding", PAGE, 78, "94d70abfa98ff02a"),
    ("op.width/reserved", PAGE, 78, "beb7a88f3d1ce6a3"),
    ("addresses/type", PAGE, 83, "0e24284d17346230"),
    ("addresses/null", PAGE, 89, "635f2f06f5beba38"),
    ("addresses/size", PAGE, 90, "0b22931f6d24f591"),
    ("addresses/align", PAGE, 91, "332e71e0dd4420e7"),
    ("src0/null", PAGE, 93, "1a41a186634624aa"),
    ("src0/unused", PAGE, 95, "a7377b3d86947953"),
    ("src0/type", PAGE, 96, "8f1bad652c9a3270"),
    ("src0/size", PAGE, 98, "6b743b38d057e315"),
    ("src1/null", PAGE, 100, "95a8ca9497cd2d1b"),
    ("src1/unused", PAGE, 101, "0bd2e75184939842"),
    ("src1/type", PAGE, 102, "dfc3f03a6e85b681"),
    ("src1/size", PAGE, 104, "e2aaae57f504344c"),
    ("dst/type", PAGE, 106, "03eefcfeb0bf0507"),
    ("src0/sign", PAGE, 108, "36fb08a579216384"),
    ("src1/sign", PAGE, 111, "9840f7e3ee37d585"),
    ("dst/sign", PAGE, 114, "eb321711ea1d99c1"),
    ("dst/size", PAGE, 117, "10fb80aa6c97eefe"),
];
