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
    ("dst", 126),
    ("num_params", 127),
    ("params", 127),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4565a919584182fd"),
    ("platform", "spec/chapters/index.md", 8, "cc8b4c8ec4615f4b"),
    ("short_op/reserved", PAGE, 81, "b7058cf845d6c44f"),
    ("op/reserved", PAGE, 85, "8166988aabb12d2a"),
    ("op/encoding", PAGE, 86, "0edae9b545a7d282"),
    ("exec_size/reserved", PAGE, 93, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 94, "091a326184765d6c"),
    ("channels/reserved", PAGE, 116, "a9a6b8e7c92a1f7a"),
    ("aoffimmi/reserved", PAGE, 119, "f6290f36d3979cb6"),
    ("aoffimmi/type", PAGE, 119, "0e242e4d17346c62"),
    ("surface/declared", PAGE, 124, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 125, "49ef68956e5dda21"),
    ("dst/type", PAGE, 126, "50ff288d41e1c5ba"),
    ("num_params/range", PAGE, 127, "eb51f3f55aa7610f"),
    ("num_params/layout", PAGE, 127, "1494952842c384f3"),
    ("channels/some", PAGE, 141, "220ef4624e9408ca"),
    ("dst/null", PAGE, 142, "934237fa5c109b22"),
    ("dst/size", PAGE, 143, "2975226fdaee1dcb"),
    ("dst/null_mask", PAGE, 146, "be431daaeb456792"),
    ("dst/upper_bytes", PAGE, 148, "e3959aa5bd546617"),
    ("params/type", PAGE, 150, "2e07cfc98b1caa03"),
    ("params/same", PAGE, 151, "ff6b886dea45b6ee"),
    ("params/word", PAGE, 152, "3b4bb40402070a87"),
    ("params/null", PAGE, 153, "6d357debc5441640"),
    ("params/size", PAGE, 154, "7c57d14035e5b3dc"),
];
