// Generated from spec/instructions/VME_IDM.md by `cargo xtask regen`; do not edit.
//! Lines of VME_IDM on its page.

pub const PAGE: &str = "spec/instructions/VME_IDM.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("uniinput", 23),
    ("idminput", 24),
    ("surface", 25),
    ("output", 26),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4defc9425d30a1a9"),
    ("uniinput/type", PAGE, 23, "0e241b4d17344c19"),
    ("idminput/type", PAGE, 24, "0e241b4d17344c19"),
    ("surface/slm", PAGE, 25, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 25, "0e3ce5801b21c147"),
    ("output/type", PAGE, 26, "0e241b4d17344c19"),
    ("uniinput/size", PAGE, 29, "8453ae25258ade09"),
    ("idminput/size", PAGE, 30, "408220aaf057b06d"),
    ("output/size", PAGE, 31, "ce993ef78f6770e2"),
    ("platform", "spec/chapters/index.md", 154, "d3c8d9e50619920b"),
];
