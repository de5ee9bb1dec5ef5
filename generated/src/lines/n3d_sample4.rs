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
    ("dst", 206),
    ("num_params", 208),
    ("params", 208),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "f68dcf9a61776e98"),
    ("platform", "spec/chapters/index.md", 10, "cc8b4c8ec4615f4b"),
    ("short_op/reserved", PAGE, 147, "b7058cf845d6c44f"),
    ("op/reserved", PAGE, 151, "b5a628a2eb1c73b5"),
    ("op/encoding", PAGE, 152, "9d4e17448ce97c53"),
    ("exec_size/reserved", PAGE, 168, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 169, "091a326184765d6c"),
    ("src_channel/reserved", PAGE, 191, "18565369dbba819d"),
    ("aoffimmi/reserved", PAGE, 198, "f6290f36d3979cb6"),
    ("aoffimmi/type", PAGE, 198, "0e242e4d17346c62"),
    ("sampler/declared", PAGE, 203, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 204, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 205, "49ef68956e5dda21"),
    ("dst/type", PAGE, 206, "50ff288d41e1c5ba"),
    ("num_params/range", PAGE, 208, "eb51f3f55aa7610f"),
    ("num_params/layout", PAGE, 208, "1494952842c384f3"),
    ("params/offu_type", PAGE, 216, "ad61a450cd71005e"),
    ("params/offv_type", PAGE, 217, "ad61a450cd71005e"),
    ("dst/null", PAGE, 224, "934237fa5c109b22"),
    ("dst/size", PAGE, 225, "fcbae4c1a7f2f14f"),
    ("dst/null_mask", PAGE, 228, "b727e90af1d81333"),
    ("dst/upper_bytes", PAGE, 230, "e3959aa5bd546617"),
    ("params/float", PAGE, 232, "2e212c451f26087b"),
    ("params/type", PAGE, 235, "5c7c123cc0b286d6"),
    ("params/same", PAGE, 236, "e2522543be1724eb"),
    ("params/bias", PAGE, 239, "8a03080ee7ba686b"),
    ("params/null", PAGE, 242, "6d357debc5441640"),
    ("params/size", PAGE, 243, "7c57d14035e5b3dc"),
];
