// Generated from spec/instructions/FADDR.md by `cargo xtask regen`; do not edit.
//! Lines of FADDR on its page.

pub const PAGE: &str = "spec/instructions/FADDR.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("func_id", 23),
    ("dst", 24),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "6c6854250548cc72"),
    ("dst/type", PAGE, 24, "052074f54779767f"),
    ("dst/saturation", PAGE, 24, "8d50bd17e5fd1519"),
    ("func_id/declared", PAGE, 27, "e0d5f9c70c8a2fc1"),
    ("func_id/some", PAGE, 28, "e5a067032fd6eb26"),
    ("func_id/kernel", PAGE, 29, "e0c770926297d603"),
    ("dst/state", PAGE, 31, "16e4dde465121e71"),
];
