// Generated from spec/instructions/VME_SIC.md by `cargo xtask regen`; do not edit.
//! Lines of VME_SIC on its page.

pub const PAGE: &str = "spec/instructions/VME_SIC.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("uniinput", 23),
    ("sicinput", 24),
    ("surface", 25),
    ("output", 26),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "bc949284d8557250"),
    ("uniinput/type", PAGE, 23, "0e241b4d17344c19"),
    ("sicinput/type", PAGE, 24, "0e241b4d17344c19"),
    ("surface/declared", PAGE, 25, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 25, "a30cd60c03628af6"),
    ("output/type", PAGE, 26, "0e241b4d17344c19"),
    ("opcode/together", PAGE, 29, "f887ab04faa487f5"),
    ("uniinput/null", PAGE, 30, "01fac9030205a59e"),
    ("uniinput/size", PAGE, 31, "926a10bd255ab523"),
    ("sicinput/null", PAGE, 32, "10212c357627cb35"),
    ("sicinput/size", PAGE, 33, "44af98899d17cdf8"),
    ("output/null", PAGE, 34, "ac244026d1d58bdb"),
    ("output/size", PAGE, 35, "1194a5a929f98d76"),
    ("platform", "spec/chapters/index.md", 156, "d3c8d9e50619920b"),
];
