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
    ("elt_size/reserved", PAGE, 25, "89735492f0a7c72f"),
    ("elt_size/encoding", PAGE, 26, "29c4ac89ed504022"),
    ("num_elts/reserved", PAGE, 31, "1133d06fc5bd5956"),
    ("num_elts/encoding", PAGE, 32, "86fc13fc8015d0c3"),
    ("surface/slm", PAGE, 54, "a5b6c6c9ddd08c1b"),
    ("surface/declared", PAGE, 54, "a5b6c6c9ddd08c1b"),
    ("global_offset/type", PAGE, 57, "0e241d4d17344f7f"),
    ("element_offset/type", PAGE, 58, "0e241d4d17344f7f"),
    ("src/type", PAGE, 59, "af361ec82b18f025"),
    ("num_elts/mask_offset", PAGE, 62, "95ab544a1fe25f4a"),
    ("element_offset/null", PAGE, 63, "2ce99cd24dadb50a"),
    ("element_offset/size", PAGE, 64, "c7839ebbd795db33"),
    ("src/null", PAGE, 65, "1cddf08797316c56"),
    ("src/size", PAGE, 66, "10d1caa771bcc2be"),
    ("surface/out_of_bounds", PAGE, 67, "dd9bc8d2faba3aed"),
    ("surface/same_address", PAGE, 68, "5bc32bcb8ddca7f2"),
];
