// Generated from spec/instructions/SCATTER.md by `cargo xtask regen`; do not edit.
//! Lines of SCATTER on its page.

pub const PAGE: &str = "spec/instructions/SCATTER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("elt_size", 25),
    ("num_elts", 31),
    ("surface", 54),
    ("global_offset", 57),
    ("element_offset", 58),
    ("src", 59),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "9b92f539d78f931a"),
    ("elt_size/reserved", PAGE, 25, "4eaf213c8aca5bfd"),
    ("elt_size/encoding", PAGE, 26, "29c4ac89ed504022"),
    ("num_elts/reserved", PAGE, 31, "5389403c7bf2374c"),
    ("num_elts/encoding", PAGE, 32, "86fc13fc8015d0c3"),
    ("surface/declared", PAGE, 54, "7adadd943afa55bc"),
    ("surface/slm", PAGE, 54, "a30cd60c03628af6"),
    ("global_offset/type", PAGE, 57, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 58, "0e241d4d17344f7f"),
    ("src/type", PAGE, 59, "af361ec82b18f025"),
    ("num_elts/mask_offset", PAGE, 62, "8455ec20e31a0ae6"),
    ("num_elts/dispatch", PAGE, 64, "adb55d76acc69c88"),
    ("element_offset/null", PAGE, 66, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 67, "a3d0824e4c14232a"),
    ("src/null", PAGE, 69, "4283331e3905592c"),
    ("src/size", PAGE, 70, "b2f71b719733963a"),
    ("surface/out_of_bounds", PAGE, 71, "15e7f2ba925a321a"),
    ("surface/same_address", PAGE, 73, "dfff973dec325bee"),
];
