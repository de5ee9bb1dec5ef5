// Generated from spec/instructions/GATHER.md by `cargo xtask regen`; do not edit.
//! Lines of GATHER on its page.

pub const PAGE: &str = "spec/instructions/GATHER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("elt_size", 26),
    ("is_modified", 32),
    ("num_elts", 33),
    ("surface", 56),
    ("global_offset", 59),
    ("element_offset", 60),
    ("dst", 61),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "18d7937d3241c1e3"),
    ("elt_size/reserved", PAGE, 26, "4eaf213c8aca5bfd"),
    ("elt_size/encoding", PAGE, 27, "29c4ac89ed504022"),
    ("num_elts/reserved", PAGE, 33, "5389403c7bf2374c"),
    ("num_elts/encoding", PAGE, 34, "86fc13fc8015d0c3"),
    ("surface/declared", PAGE, 56, "7adadd943afa55bc"),
    ("surface/slm", PAGE, 56, "a30cd60c03628af6"),
    ("global_offset/type", PAGE, 59, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 60, "0e241d4d17344f7f"),
    ("dst/type", PAGE, 61, "af361ec82b18f025"),
    ("num_elts/mask_offset", PAGE, 64, "8455ec20e31a0ae6"),
    ("num_elts/dispatch", PAGE, 66, "adb55d76acc69c88"),
    ("element_offset/null", PAGE, 68, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 69, "a3d0824e4c14232a"),
    ("dst/null", PAGE, 71, "83618c6415f04a1f"),
    ("dst/size", PAGE, 72, "6e971872a2284fe7"),
    ("dst/upper_bytes", PAGE, 73, "33e1da99a00c8066"),
    ("surface/out_of_bounds", PAGE, 75, "c8a0155acef9849a"),
];
