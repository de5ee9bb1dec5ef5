// Generated from spec/instructions/3D_SAMPLE4.md by `cargo xtask regen`; do not edit.
//! Lines of 3D_SAMPLE4 on its page.

pub const PAGE: &str = "spec/instructions/3D_SAMPLE4.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("short_op", 147),
    ("op", 151),
    ("exec_size", 168),
    ("pred", 190),
    ("src_channel", 191),
    ("aoffimmi", 198),
    ("sampler", 203),
    ("surface", 204),
    ("dst", 205),
    ("num_params", 206),
    ("params", 206),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "f68dcf9a61776e98"),
    ("platform", "spec/chapters/index.md", 10, "cc8b4c8ec4615f4b"),
    ("short_op/reserved", PAGE, 147, "41a7b86e50b402a0"),
    ("op/reserved", PAGE, 151, "20784a20c2ea807d"),
    ("op/encoding", PAGE, 152, "8f10cc86d57ba8ea"),
    ("exec_size/reserved", PAGE, 168, "7d7b8f602a3428e6"),
    ("exec_size/encoding", PAGE, 169, "091a326184765d6c"),
    ("src_channel/reserved", PAGE, 191, "b761d1ae008823fb"),
    ("aoffimmi/reserved", PAGE, 198, "fbb728dad2541ae5"),
    ("aoffimmi/type", PAGE, 198, "0e242e4d17346c62"),
    ("sampler/declared", PAGE, 203, "3ef9e6346cff9d73"),
    ("surface/slm", PAGE, 204, "0e3ce5801b21c147"),
    ("surface/declared", PAGE, 204, "0e3ce5801b21c147"),
    ("dst/type", PAGE, 205, "50ff288d41e1c5ba"),
    ("num_params/range", PAGE, 206, "eb51f3f55aa7610f"),
    ("params/offu_type", PAGE, 214, "ad61a450cd71005e"),
    ("params/offv_type", PAGE, 215, "ad61a450cd71005e"),
    ("dst/size", PAGE, 222, "81eef4754a7a0f17"),
    ("dst/null_mask", PAGE, 225, "4fd1fa31216a858b"),
    ("dst/upper_bytes", PAGE, 227, "e3959aa5bd546617"),
    ("params/float", PAGE, 229, "2e212c451f26087b"),
    ("params/type", PAGE, 232, "5c7c123cc0b286d6"),
    ("params/same", PAGE, 233, "e2522543be1724eb"),
    ("params/size", PAGE, 236, "775b7ee51f159386"),
];
