// Generated from spec/instructions/JMP.md by `cargo xtask regen`; do not edit.
//! Lines of JMP on its page.

pub const PAGE: &str = "spec/instructions/JMP.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 24),
    ("pred", 44),
    ("label", 45),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "e413b6a575827720"),
    ("exec_size/reserved", PAGE, 24, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 25, "94520b2f45280357"),
    ("label/declared", PAGE, 45, "883316678895a317"),
    ("label/kind", PAGE, 48, "266f7dc4c02bd2b7"),
    ("label/places", PAGE, 49, "ae8205fb9cf8ba0f"),
    ("label/subroutine", PAGE, 50, "23794902160b4101"),
    ("label/waiting", PAGE, 52, "a351a233b6374755"),
    ("label/next", PAGE, 54, "1f18edc5bd74eee1"),
    ("pred/one", PAGE, 55, "6c729b38454835b5"),
];
