// Generated from spec/instructions/BFE.md by `cargo xtask regen`; do not edit.
//! Lines of BFE on its page.

pub const PAGE: &str = "spec/instructions/BFE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("pred", 53),
    ("dst", 54),
    ("src0", 55),
    ("src1", 56),
    ("src2", 57),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "eb656f49ac60cbb3"),
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 54, "db4d6e4ea884b40b"),
    ("dst/class", PAGE, 54, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 54, "db4d6e4ea884b40b"),
    ("src0/type", PAGE, 55, "ca0739c430234a2e"),
    ("src0/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 55, "ca0739c430234a2e"),
    ("src1/type", PAGE, 56, "7a2ae79c66990d5a"),
    ("src1/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 56, "7a2ae79c66990d5a"),
    ("src2/type", PAGE, 57, "fd77dca3858cb821"),
    ("src2/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 57, "fd77dca3858cb821"),
    ("exec_size/two", PAGE, 60, "9d0203a36cf36eaa"),
    ("dst/null", PAGE, 61, "c71997f80af27590"),
    ("dst/align", PAGE, 62, "bedfe0a81e25931c"),
    ("dst/alias", PAGE, 63, "4bf14b6f1706c891"),
    ("src0/align", PAGE, 65, "6bf3bad79e469641"),
    ("src0/alias", PAGE, 66, "c97ab8df2f68dd8e"),
    ("src1/align", PAGE, 68, "289e549a0baf5478"),
    ("src1/alias", PAGE, 69, "c0128c9abfe837c3"),
    ("src2/align", PAGE, 71, "dc70c48245480e67"),
    ("src2/alias", PAGE, 72, "663cdfdc36042e84"),
    ("type_map", PAGE, 80, "15d13f19b0917414"),
];
