// Generated from spec/instructions/SWITCHJMP.md by `cargo xtask regen`; do not edit.
//! Lines of SWITCHJMP on its page.

pub const PAGE: &str = "spec/instructions/SWITCHJMP.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 23),
    ("num_labels", 43),
    ("index", 44),
    ("label", 45),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "942f721738b25df4"),
    ("exec_size/reserved", PAGE, 23, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 24, "94520b2f45280357"),
    ("num_labels/range", PAGE, 43, "d92fa5f5502731f6"),
    ("index/type", PAGE, 44, "010e29b8d9f1e29a"),
    ("label/declared", PAGE, 45, "fe42f91bd2152f17"),
    ("index/range", PAGE, 48, "c61c176ff6234709"),
    ("label/kind", PAGE, 49, "266f7dc4c02bd2b7"),
    ("label/places", PAGE, 50, "ae8205fb9cf8ba0f"),
    ("label/subroutine", PAGE, 51, "23794902160b4101"),
    ("label/waiting", PAGE, 53, "a351a233b6374755"),
    ("label/next", PAGE, 55, "1f18edc5bd74eee1"),
    ("platform", "spec/chapters/index.md", 79, "92fc5810b0963d69"),
];
