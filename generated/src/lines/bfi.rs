// Generated from spec/instructions/BFI.md by `cargo xtask regen`; do not edit.
//! Lines of BFI on its page.

pub const PAGE: &str = "spec/instructions/BFI.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 29),
    ("pred", 54),
    ("dst", 55),
    ("src0", 56),
    ("src1", 57),
    ("src2", 58),
    ("src3", 59),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "aba84648bf42d43c"),
    ("exec_size/reserved", PAGE, 29, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 30, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 55, "c034179ba6382ed7"),
    ("dst/class", PAGE, 55, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 55, "c034179ba6382ed7"),
    ("src0/type", PAGE, 56, "ca0739c430234a2e"),
    ("src0/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 56, "ca0739c430234a2e"),
    ("src1/type", PAGE, 57, "cc4c6d42383bcbe1"),
    ("src1/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 57, "cc4c6d42383bcbe1"),
    ("src2/type", PAGE, 58, "47883bcfc502205b"),
    ("src2/class", PAGE, 58, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 58, "47883bcfc502205b"),
    ("src3/type", PAGE, 59, "8447c2b9253b9781"),
    ("src3/class", PAGE, 59, "708ecb3c228a69ab"),
    ("src3/modifier", PAGE, 59, "8447c2b9253b9781"),
    ("exec_size/two", PAGE, 62, "9d0203a36cf36eaa"),
    ("dst/null", PAGE, 63, "c71997f80af27590"),
    ("dst/align", PAGE, 64, "bedfe0a81e25931c"),
    ("dst/alias", PAGE, 65, "4bf14b6f1706c891"),
    ("src0/align", PAGE, 67, "6bf3bad79e469641"),
    ("src0/alias", PAGE, 68, "c97ab8df2f68dd8e"),
    ("src1/align", PAGE, 70, "289e549a0baf5478"),
    ("src1/alias", PAGE, 71, "c0128c9abfe837c3"),
    ("src2/align", PAGE, 73, "dc70c48245480e67"),
    ("src2/alias", PAGE, 74, "663cdfdc36042e84"),
    ("src3/align", PAGE, 76, "8ff415c5d0586c36"),
    ("src3/alias", PAGE, 77, "3f7e9b2fe4a35ae9"),
];
