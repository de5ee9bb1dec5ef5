// Generated from spec/instructions/3D_LOAD.md by `cargo xtask regen`; do not edit.
//! Lines of 3D_LOAD on its page.

pub const PAGE: &str = "spec/instructions/3D_LOAD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("short_op", 81),
    ("op", 85),
    ("exec_size", 93),
    ("pred", 115),
    ("channels", 116),
    ("aoffimmi", 119),
    ("surface", 124),
    ("dst", 125),
    ("num_params", 126),
    ("params", 126),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4565a919584182fd"),
    ("platform", "spec/chapters/index.md", 8, "cc8b4c8ec4615f4b"),
    ("short_op/reserved", PAGE, 81, "41a7b86e50b402a0"),
    ("op/reserved", PAGE, 85, "2b0ad5ac304f7be3"),
    ("op/encoding", PAGE, 86, "06027f44ff4dc4e3"),
    ("exec_size/reserved", PAGE, 93, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 94, "091a326184765d6c"),
    ("channels/reserved", PAGE, 116, "a5c7897e5ca8c293"),
    ("aoffimmi/reserved", PAGE, 119, "fbb728dad2541ae5"),
    ("aoffimmi/type", PAGE, 119, "0e242e4d17346c62"),
    ("surface/slm", PAGE, 124, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 124, "0e3ce5801b21c147"),
    ("dst/type", PAGE, 125, "50ff288d41e1c5ba"),
    ("num_params/range", PAGE, 126, "eb51f3f55aa7610f"),
    ("channels/some", PAGE, 140, "381770b4d11f7367"),
    ("dst/size", PAGE, 141, "520171fd9b706064"),
    ("dst/null_mask", PAGE, 143, "4c71408f7cab77b1"),
    ("dst/upper_bytes", PAGE, 145, "f1a7d97c7cea2463"),
    ("params/type", PAGE, 147, "0b3d1307fb748245"),
    ("params/same", PAGE, 148, "1745f223b76c0e2b"),
    ("params/word", PAGE, 149, "7d70cf00a9ffa738"),
    ("params/size", PAGE, 151, "9332fa90e01849ad"),
];
