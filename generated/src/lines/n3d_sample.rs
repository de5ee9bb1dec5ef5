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
    ("dst", 237),
    ("num_params", 238),
    ("params", 238),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "fe9a874454256560"),
    ("platform", "spec/chapters/index.md", 9, "cc8b4c8ec4615f4b"),
    ("short_op.cps/reserved", PAGE, 175, "7bd2c79dc032017e"),
    ("op/reserved", PAGE, 177, "46a0ab819d266ec3"),
    ("op/encoding", PAGE, 178, "50e2bfef11d7f3b5"),
    ("op.cps/reserved", PAGE, 200, "83165bea9658ccc1"),
    ("exec_size/reserved", PAGE, 203, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 204, "091a326184765d6c"),
    ("channels/reserved", PAGE, 226, "a9a6b8e7c92a1f7a"),
    ("aoffimmi/reserved", PAGE, 229, "f6290f36d3979cb6"),
    ("aoffimmi/type", PAGE, 229, "0e242e4d17346c62"),
    ("sampler/declared", PAGE, 234, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 235, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 236, "49ef68956e5dda21"),
    ("dst/type", PAGE, 237, "50ff288d41e1c5ba"),
    ("num_params/range", PAGE, 238, "eb51f3f55aa7610f"),
    ("num_params/layout", PAGE, 238, "1494952842c384f3"),
    ("op/cps", PAGE, 260, "7ceef5933e171463"),
    ("channels/some", PAGE, 262, "220ef4624e9408ca"),
    ("channels/lod", PAGE, 263, "1aa23b3965c306ee"),
    ("dst/size", PAGE, 265, "2975226fdaee1dcb"),
    ("dst/null_mask", PAGE, 268, "be431daaeb456792"),
    ("dst/upper_bytes", PAGE, 270, "e3959aa5bd546617"),
    ("params/float", PAGE, 272, "65282c3e513ad760"),
    ("params/type", PAGE, 273, "8dc9ee47e2b040b2"),
    ("params/same", PAGE, 274, "d2db69c603f8284d"),
    ("params/bias", PAGE, 275, "c1f25226a848e01e"),
    ("params/size", PAGE, 278, "7c57d14035e5b3dc"),
];
