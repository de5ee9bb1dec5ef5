// Generated from spec/instructions/3D_SAMPLE.md by `cargo xtask regen`; do not edit.
//! Lines of 3D_SAMPLE on its page.

pub const PAGE: &str = "spec/instructions/3D_SAMPLE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("short_op", 172),
    ("op", 177),
    ("exec_size", 203),
    ("pred", 225),
    ("channels", 226),
    ("aoffimmi", 229),
    ("sampler", 234),
    ("surface", 235),
    ("dst", 236),
    ("num_params", 237),
    ("params", 237),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "fe9a874454256560"),
    ("platform", "spec/chapters/index.md", 9, "cc8b4c8ec4615f4b"),
    ("short_op.cps/reserved", PAGE, 175, "456eaf2ef7298e4f"),
    ("op/reserved", PAGE, 177, "815c65f3b3c3c6c1"),
    ("op/encoding", PAGE, 178, "02996ea572443abf"),
    ("op.cps/reserved", PAGE, 200, "f1e1cb5d5f4d21bf"),
    ("exec_size/reserved", PAGE, 203, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 204, "091a326184765d6c"),
    ("channels/reserved", PAGE, 226, "a5c7897e5ca8c293"),
    ("aoffimmi/reserved", PAGE, 229, "fbb728dad2541ae5"),
    ("aoffimmi/type", PAGE, 229, "0e242e4d17346c62"),
    ("sampler/declared", PAGE, 234, "3ef9e6346cff9d73"),
    ("surface/slm", PAGE, 235, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 235, "0e3ce5801b21c147"),
    ("dst/type", PAGE, 236, "50ff288d41e1c5ba"),
    ("num_params/range", PAGE, 237, "eb51f3f55aa7610f"),
    ("op/cps", PAGE, 259, "126a1a275e467468"),
    ("channels/some", PAGE, 260, "381770b4d11f7367"),
    ("channels/lod", PAGE, 261, "15b015fc6f877084"),
    ("dst/size", PAGE, 262, "520171fd9b706064"),
    ("dst/null_mask", PAGE, 264, "4c71408f7cab77b1"),
    ("dst/upper_bytes", PAGE, 266, "f1a7d97c7cea2463"),
    ("params/float", PAGE, 268, "b5907ba0f320bb5e"),
    ("params/type", PAGE, 269, "45c250a38a749794"),
    ("params/same", PAGE, 270, "15444bb16f2c3ccf"),
    ("params/size", PAGE, 271, "9332fa90e01849ad"),
];
