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
    ("exec_size/reserved", PAGE, 31, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 32, "de8702f7177968d5"),
    ("channels/reserved", PAGE, 53, "1c5bedccf2bcd040"),
    ("surface/slm", PAGE, 57, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 57, "0e3ce5801b21c147"),
    ("offset/type", PAGE, 58, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 59, "0e241d4d17344f7f"),
    ("src/type", PAGE, 60, "af361ec82b18f025"),
    ("channels/some", PAGE, 63, "fd53544a6c463dfc"),
    ("element_offset/null", PAGE, 64, "2ce99cd24dadb50a"),
    ("element_offset/size", PAGE, 65, "00f45ba07380aad5"),
    ("element_offset/align", PAGE, 66, "28038cbb8adaf4e7"),
    ("src/null", PAGE, 67, "1cddf08797316c56"),
    ("src/size", PAGE, 68, "71067f2c3fce85d4"),
    ("surface/out_of_bounds", PAGE, 70, "dd9bc8d2faba3aed"),
    ("surface/same_address", PAGE, 71, "5bc32bcb8ddca7f2"),
];
