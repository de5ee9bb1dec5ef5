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
    ("op/reserved", PAGE, 30, "c231f15545853da0"),
    ("op/encoding", PAGE, 31, "59ab28d754a560a4"),
    ("op.word/reserved", PAGE, 51, "9ed2fa77ec4efc12"),
    ("exec_size/reserved", PAGE, 53, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 54, "7e17e3bb35d91a21"),
    ("surface/slm", PAGE, 78, "a5b6c6c9ddd08c1b"),
    ("surface/declared", PAGE, 78, "a5b6c6c9ddd08c1b"),
    ("element_offset/type", PAGE, 81, "0e241d4d17344f7f"),
    ("op/word", PAGE, 87, "f549a05048fb10c3"),
    ("element_offset/null", PAGE, 88, "2ce99cd24dadb50a"),
    ("element_offset/size", PAGE, 89, "00f45ba07380aad5"),
    ("element_offset/align", PAGE, 90, "caa7e96a7e1aa2b3"),
    ("src0/null", PAGE, 91, "674d34e77ab86bec"),
    ("src0/unused", PAGE, 92, "0c955b93e25d50cc"),
    ("src0/type", PAGE, 94, "acc1f7d36db5becf"),
    ("src0/size", PAGE, 96, "12a169384b71b9e6"),
    ("src1/null", PAGE, 97, "7eecb6850de39e39"),
    ("src1/unused", PAGE, 98, "94d8fcd383c2077f"),
    ("src1/type", PAGE, 99, "44e3f0b6c2577e5d"),
    ("src1/size", PAGE, 101, "599bce5e0de8d672"),
    ("dst/type", PAGE, 102, "60dcd9a3b315e1fe"),
    ("dst/size", PAGE, 104, "40d1f506f1347b98"),
    ("surface/out_of_bounds", PAGE, 105, "ad840f5a284669ea"),
    ("surface/dropped", PAGE, 106, "382452ca4a8b9958"),
    ("surface/same_address", PAGE, 107, "1576f1b4e974be84"),
];
