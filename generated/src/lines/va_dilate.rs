// Generated from spec/instructions/VA_DILATE.md by `cargo xtask regen`; do not edit.
//! Lines of VA_DILATE on its page.

pub const PAGE: &str = "spec/instructions/VA_DILATE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("sampler", 27),
    ("surface", 28),
    ("u", 31),
    ("v", 32),
    ("block", 33),
    ("dst", 38),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "739850f0c07df74d"),
    ("sub_opcode", PAGE, 8, "01102dca04d93834"),
    ("sampler/declared", PAGE, 27, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 28, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 29, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 30, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("block/encoding", PAGE, 34, "d0cd92ed6ffb2021"),
    ("surface/own", PAGE, 41, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 42, "83618c6415f04a1f"),
    ("dst/size", PAGE, 43, "b16db7833d014784"),
];
