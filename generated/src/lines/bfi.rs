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
    ("exec_size/reserved", PAGE, 29, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 30, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 55, "6dc1ea86860bfa92"),
    ("dst/class", PAGE, 55, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 55, "6dc1ea86860bfa92"),
    ("src0/type", PAGE, 56, "e9f760b39649d3ef"),
    ("src0/class", PAGE, 56, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 56, "e9f760b39649d3ef"),
    ("src1/type", PAGE, 57, "20308abc64ff4469"),
    ("src1/class", PAGE, 57, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 57, "20308abc64ff4469"),
    ("src2/type", PAGE, 58, "6c3debaf71d96a99"),
    ("src2/class", PAGE, 58, "708ecb3c228a69ab"),
    ("src2/modifier", PAGE, 58, "6c3debaf71d96a99"),
    ("src3/type", PAGE, 59, "e0e8fde8c27b555d"),
    ("src3/class", PAGE, 59, "708ecb3c228a69ab"),
    ("src3/modifier", PAGE, 59, "e0e8fde8c27b555d"),
    ("exec_size/two", PAGE, 62, "9d0203a36cf36eaa"),
    ("dst/align", PAGE, 63, "bedfe0a81e25931c"),
    ("src0/align", PAGE, 64, "6bf3bad79e469641"),
    ("src1/align", PAGE, 65, "289e549a0baf5478"),
    ("src2/align", PAGE, 66, "dc70c48245480e67"),
    ("src3/align", PAGE, 67, "8ff415c5d0586c36"),
];
