// Generated from spec/instructions/OWORD_LD_UNALIGNED.md by `cargo xtask regen`; do not edit.
//! Lines of OWORD_LD_UNALIGNED on its page.

pub const PAGE: &str = "spec/instructions/OWORD_LD_UNALIGNED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("size", 26),
    ("is_modified", 34),
    ("surface", 35),
    ("offset", 38),
    ("dst", 39),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "658eaba618468394"),
    ("size/reserved", PAGE, 26, "90f6d81ac40f6447"),
    ("size/encoding", PAGE, 27, "1e6cb80ddd0b0d17"),
    ("surface/declared", PAGE, 35, "7adadd943afa55bc"),
    ("surface/slm", PAGE, 35, "a30cd60c03628af6"),
    ("surface/t0", PAGE, 36, "d6d2569d072e154a"),
    ("offset/type", PAGE, 38, "0e241d4d17344f7f"),
    ("size/slm", PAGE, 42, "ccba76688e379bdb"),
    ("offset/align", PAGE, 44, "43be2a794db7f327"),
    ("dst/null", PAGE, 45, "83618c6415f04a1f"),
    ("dst/size", PAGE, 46, "457fe729f7ec111e"),
    ("surface/out_of_bounds", PAGE, 47, "c8a0155acef9849a"),
];
