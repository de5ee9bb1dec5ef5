// Generated from spec/instructions/VME_IME.md by `cargo xtask regen`; do not edit.
//! Lines of VME_IME on its page.

pub const PAGE: &str = "spec/instructions/VME_IME.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("stream_mode", 25),
    ("search_ctrl", 30),
    ("uniinput", 35),
    ("imeinput", 36),
    ("surface", 37),
    ("ref0", 38),
    ("ref1", 39),
    ("cost_center", 41),
    ("output", 42),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4bfc3423a8f5ee3f"),
    ("stream_mode/encoding", PAGE, 26, "2925febdf2443d65"),
    ("search_ctrl/encoding", PAGE, 31, "7be2bfa27c36dabf"),
    ("uniinput/type", PAGE, 35, "0e241b4d17344c19"),
    ("imeinput/type", PAGE, 36, "0e241b4d17344c19"),
    ("surface/declared", PAGE, 37, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 37, "a30cd60c03628af6"),
    ("ref0/type", PAGE, 38, "0e242e4d17346c62"),
    ("ref1/type", PAGE, 39, "0e242e4d17346c62"),
    ("cost_center/type", PAGE, 41, "0e242e4d17346c62"),
    ("output/type", PAGE, 42, "0e241b4d17344c19"),
    ("opcode/together", PAGE, 45, "991e721e25364041"),
    ("uniinput/null", PAGE, 46, "01fac9030205a59e"),
    ("uniinput/size", PAGE, 47, "926a10bd255ab523"),
    ("imeinput/null", PAGE, 48, "153b769000a8def9"),
    ("imeinput/size", PAGE, 49, "affeff3d2be06dba"),
    ("ref0/null", PAGE, 52, "d7a4b94cc2c89d51"),
    ("ref0/size", PAGE, 53, "f13b01113d3851c7"),
    ("ref1/null", PAGE, 54, "a0e645889ff210a3"),
    ("ref1/size", PAGE, 56, "53bf01c1451a584c"),
    ("cost_center/null", PAGE, 57, "decd5373b06ef9b7"),
    ("cost_center/size", PAGE, 58, "fde3a57f1a482413"),
    ("output/null", PAGE, 59, "ac244026d1d58bdb"),
    ("output/size", PAGE, 60, "0f754bb455fe8efc"),
    ("platform", "spec/chapters/index.md", 155, "d3c8d9e50619920b"),
];
