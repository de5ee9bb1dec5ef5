// Generated from spec/instructions/GOTO.md by `cargo xtask regen`; do not edit.
//! Lines of GOTO on its page.

pub const PAGE: &str = "spec/instructions/GOTO.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 29),
    ("pred", 54),
    ("label", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "5a6accd0fbf4ed70"),
    ("exec_size/reserved", PAGE, 29, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 30, "738feba45f8c8ac0"),
    ("label/declared", PAGE, 55, "883316678895a317"),
    ("label/kind", PAGE, 58, "266f7dc4c02bd2b7"),
    ("label/places", PAGE, 59, "ae8205fb9cf8ba0f"),
    ("label/subroutine", PAGE, 60, "23794902160b4101"),
    ("label/next", PAGE, 62, "1f18edc5bd74eee1"),
];
