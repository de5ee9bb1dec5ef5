// Generated from spec/instructions/OWORD_ST.md by `cargo xtask regen`; do not edit.
//! Lines of OWORD_ST on its page.

pub const PAGE: &str = "spec/instructions/OWORD_ST.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("size", 26),
    ("surface", 34),
    ("offset", 37),
    ("src", 38),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "115e35b2cbb50a7c"),
    ("size/reserved", PAGE, 26, "7b4c9b60bd7416a6"),
    ("size/encoding", PAGE, 27, "1e6cb80ddd0b0d17"),
    ("surface/declared", PAGE, 34, "7adadd943afa55bc"),
    ("surface/slm", PAGE, 34, "a30cd60c03628af6"),
    ("surface/t0", PAGE, 35, "d6d2569d072e154a"),
    ("offset/type", PAGE, 37, "0e241d4d17344f7f"),
    ("size/slm", PAGE, 41, "312e004969b7167a"),
    ("src/null", PAGE, 43, "4283331e3905592c"),
    ("src/size", PAGE, 44, "57025c6fe6e4586b"),
    ("surface/out_of_bounds", PAGE, 45, "15e7f2ba925a321a"),
];
