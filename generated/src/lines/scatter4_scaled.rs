// Generated from spec/instructions/SCATTER4_SCALED.md by `cargo xtask regen`; do not edit.
//! Lines of SCATTER4_SCALED on its page.

pub const PAGE: &str = "spec/instructions/SCATTER4_SCALED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 31),
    ("pred", 52),
    ("channels", 53),
    ("scale", 56),
    ("surface", 57),
    ("offset", 58),
    ("element_offset", 59),
    ("src", 60),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "3f1db260f84fe83b"),
    ("exec_size/reserved", PAGE, 31, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 32, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 53, "7daaac00c78b7ed7"),
    ("surface/declared", PAGE, 57, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 57, "a30cd60c03628af6"),
    ("offset/type", PAGE, 58, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 59, "0e241d4d17344f7f"),
    ("src/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "48a2bea4525c5adb"),
    ("element_offset/null", PAGE, 64, "1ce690d5826995c6"),
    ("element_offset/size", PAGE, 65, "00b09a14dd1ac1bb"),
    ("element_offset/align", PAGE, 66, "9d12e31ad0349e63"),
    ("src/null", PAGE, 68, "4283331e3905592c"),
    ("src/size", PAGE, 69, "3dffa2b5b6530db4"),
    ("surface/out_of_bounds", PAGE, 71, "15e7f2ba925a321a"),
    ("surface/same_address", PAGE, 73, "dfff973dec325bee"),
];
