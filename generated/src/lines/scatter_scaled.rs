// Generated from spec/instructions/SCATTER_SCALED.md by `cargo xtask regen`; do not edit.
//! Lines of SCATTER_SCALED on its page.

pub const PAGE: &str = "spec/instructions/SCATTER_SCALED.md";
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
    ("src", 63),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "adb1d24a2fd54b71"),
    ("exec_size/reserved", PAGE, 26, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 27, "738feba45f8c8ac0"),
    ("num_blocks/reserved", PAGE, 53, "d1147c76f626976c"),
    ("num_blocks/encoding", PAGE, 54, "bde7c626544030dc"),
    ("surface/slm", PAGE, 60, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 60, "0e3ce5801b21c147"),
    ("offset/type", PAGE, 61, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 62, "0e241d4d17344f7f"),
    ("src/type", PAGE, 63, "af361ec82b18f025"),
    ("element_offset/null", PAGE, 66, "2ce99cd24dadb50a"),
    ("element_offset/size", PAGE, 67, "00f45ba07380aad5"),
    ("src/null", PAGE, 68, "1cddf08797316c56"),
    ("src/size", PAGE, 69, "7e8c68d0cfb11258"),
    ("surface/out_of_bounds", PAGE, 70, "dd9bc8d2faba3aed"),
    ("surface/same_address", PAGE, 71, "5bc32bcb8ddca7f2"),
];
