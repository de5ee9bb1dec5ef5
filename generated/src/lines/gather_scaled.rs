// Generated from spec/instructions/GATHER_SCALED.md by `cargo xtask regen`; do not edit.
//! Lines of GATHER_SCALED on its page.

pub const PAGE: &str = "spec/instructions/GATHER_SCALED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 26),
    ("pred", 51),
    ("block_size", 52),
    ("num_blocks", 53),
    ("scale", 59),
    ("surface", 60),
    ("offset", 61),
    ("element_offset", 62),
    ("dst", 63),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "48e81a685e83cf21"),
    ("exec_size/reserved", PAGE, 26, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 27, "738feba45f8c8ac0"),
    ("num_blocks/reserved", PAGE, 53, "31430d0a0c353cf6"),
    ("num_blocks/encoding", PAGE, 54, "bde7c626544030dc"),
    ("surface/declared", PAGE, 60, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 60, "a30cd60c03628af6"),
    ("offset/type", PAGE, 61, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 62, "0e241d4d17344f7f"),
    ("dst/type", PAGE, 63, "af361ec82b18f025"),
    ("element_offset/null", PAGE, 66, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 67, "00b09a14dd1ac1bb"),
    ("dst/null", PAGE, 68, "83618c6415f04a1f"),
    ("dst/size", PAGE, 69, "4c4a96612b66222c"),
    ("dst/upper_bytes", PAGE, 70, "ca3c848ffc5b4882"),
    ("surface/out_of_bounds", PAGE, 72, "c8a0155acef9849a"),
];
