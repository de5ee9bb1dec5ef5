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
    ("surface/declared", PAGE, 25, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 25, "a30cd60c03628af6"),
    ("output/type", PAGE, 26, "0e241b4d17344c19"),
    ("opcode/together", PAGE, 29, "95bf972c20efc990"),
    ("uniinput/null", PAGE, 30, "01fac9030205a59e"),
    ("uniinput/size", PAGE, 31, "926a10bd255ab523"),
    ("idminput/null", PAGE, 32, "6a7c64f9d24b9f8c"),
    ("idminput/size", PAGE, 33, "f69159a782daf67f"),
    ("output/null", PAGE, 34, "ac244026d1d58bdb"),
    ("output/size", PAGE, 35, "efd023503b941c72"),
    ("platform", "spec/chapters/index.md", 154, "d3c8d9e50619920b"),
];
