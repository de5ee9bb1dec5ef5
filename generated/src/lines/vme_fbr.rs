// Generated from spec/instructions/VME_FBR.md by `cargo xtask regen`; do not edit.
//! Lines of VME_FBR on its page.

pub const PAGE: &str = "spec/instructions/VME_FBR.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("uniinput", 24),
    ("fbrinput", 25),
    ("surface", 26),
    ("fbrmb_mode", 27),
    ("fbrsub_mb_shape", 32),
    ("fbrsub_pred_mode", 53),
    ("output", 74),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "27884067a68384ec"),
    ("uniinput/type", PAGE, 24, "0e241b4d17344c19"),
    ("fbrinput/type", PAGE, 25, "0e241b4d17344c19"),
    ("surface/declared", PAGE, 26, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 26, "a30cd60c03628af6"),
    ("fbrmb_mode/type", PAGE, 27, "0e241d4d17344f7f"),
    ("fbrmb_mode/encoding", PAGE, 28, "ffbc6b0b69fd183c"),
    ("fbrsub_mb_shape/type", PAGE, 32, "0e241d4d17344f7f"),
    ("fbrsub_pred_mode/type", PAGE, 53, "0e241d4d17344f7f"),
    ("fbrsub_pred_mode/encoding", PAGE, 54, "7a2dede6f04e3f81"),
    ("fbrsub_pred_mode.bits_3_2/encoding", PAGE, 59, "e2f40907bdf5fdde"),
    ("fbrsub_pred_mode.bits_5_4/encoding", PAGE, 64, "fb8c7e67502d556b"),
    ("fbrsub_pred_mode.bits_7_6/encoding", PAGE, 69, "e986aeeb06890600"),
    ("output/type", PAGE, 74, "0e241b4d17344c19"),
    ("opcode/together", PAGE, 77, "6b4c63695c7acbce"),
    ("uniinput/null", PAGE, 78, "01fac9030205a59e"),
    ("uniinput/size", PAGE, 79, "926a10bd255ab523"),
    ("fbrinput/null", PAGE, 80, "b9e9564f9594003e"),
    ("fbrinput/size", PAGE, 81, "0380c236e8307003"),
    ("output/null", PAGE, 82, "ac244026d1d58bdb"),
    ("output/size", PAGE, 83, "1194a5a929f98d76"),
    ("fbrsub_mb_shape/unused", PAGE, 84, "fd89f22a72cc466e"),
    ("fbrsub_pred_mode/unused", PAGE, 86, "a1cc28008bb9d50a"),
    ("platform", "spec/chapters/index.md", 153, "d3c8d9e50619920b"),
];
