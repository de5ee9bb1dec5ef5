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
    ("exec_size/reserved", PAGE, 33, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 34, "5f1727491826861b"),
    ("op/reserved", PAGE, 57, "c231f15545853da0"),
    ("op/encoding", PAGE, 58, "59ab28d754a560a4"),
    ("op.width/encoding", PAGE, 78, "dc7cd8bfa934000c"),
    ("op.width/reserved", PAGE, 78, "6c5fe51e2eaefd95"),
    ("addresses/type", PAGE, 83, "0e24284d17346230"),
    ("addresses/null", PAGE, 89, "e8d57132566b990e"),
    ("addresses/size", PAGE, 90, "a390f3ebc56c1a8a"),
    ("addresses/align", PAGE, 91, "422944a149e5fe7e"),
    ("src0/null", PAGE, 93, "674d34e77ab86bec"),
    ("src0/unused", PAGE, 94, "0c955b93e25d50cc"),
    ("src0/type", PAGE, 96, "e5b2a464df6407a0"),
    ("src0/size", PAGE, 97, "319ff72e717d8448"),
    ("src1/null", PAGE, 98, "7eecb6850de39e39"),
    ("src1/unused", PAGE, 99, "94d8fcd383c2077f"),
    ("src1/type", PAGE, 100, "d9e76faddb1ae158"),
    ("src1/size", PAGE, 101, "201fd0f9037f005c"),
    ("dst/type", PAGE, 102, "69e8856cfbc4bcd7"),
    ("dst/size", PAGE, 103, "5d76ea9c3906025a"),
];
