// Generated from spec/instructions/INFO.md by `cargo xtask regen`; do not edit.
//! Lines of INFO on its page.

pub const PAGE: &str = "spec/instructions/INFO.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("op", 30),
    ("exec_size", 34),
    ("channels", 56),
    ("surface", 59),
    ("lod", 61),
    ("dst", 62),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "76cd9b45612359a5"),
    ("platform", "spec/chapters/index.md", 11, "cc8b4c8ec4615f4b"),
    ("op/encoding", PAGE, 31, "a25b43dbd33481d7"),
    ("exec_size/reserved", PAGE, 34, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 35, "091a326184765d6c"),
    ("channels/reserved", PAGE, 56, "dc2b0a4034c80bcc"),
    ("surface/declared", PAGE, 59, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 60, "49ef68956e5dda21"),
    ("lod/type", PAGE, 61, "3bad1afe6de2c6a3"),
    ("dst/type", PAGE, 62, "0e241d4d17344f7f"),
    ("channels/some", PAGE, 65, "81e25460dc61c528"),
    ("dst/null", PAGE, 66, "934237fa5c109b22"),
    ("dst/size", PAGE, 67, "499a559f3cff6023"),
    ("lod/null", PAGE, 68, "30d81c1de4b982f9"),
    ("lod/size", PAGE, 69, "c2fe89040e46a738"),
];
