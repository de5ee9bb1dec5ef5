// Generated from spec/instructions/FCCALL.md by `cargo xtask regen`; do not edit.
//! Lines of FCCALL on its page.

pub const PAGE: &str = "spec/instructions/FCCALL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 23),
    ("pred", 48),
    ("label", 49),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "11ef1619cebe0639"),
    ("exec_size/reserved", PAGE, 23, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 24, "738feba45f8c8ac0"),
    ("label/declared", PAGE, 49, "22253becb6cbad66"),
    ("label/kind", PAGE, 52, "d65da89bacdfa578"),
];
