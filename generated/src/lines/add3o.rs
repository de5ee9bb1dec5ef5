// Generated from spec/instructions/ADD3O.md by `cargo xtask regen`; do not edit.
//! Lines of ADD3O on its page.

pub const PAGE: &str = "spec/instructions/ADD3O.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
    ("src1", 55),
    ("src2", 56),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "4b361448716eed60"),
    ("platform", "spec/chapters/index.md", 25, "3c93d733e8b2157f"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "b1a705d288c895bb"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 53, "b1a705d288c895bb"),
    ("src0/type", PAGE, 54, "c958921b0e3bac75"),
    ("src0/class", PAGE, 54, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 54, "c958921b0e3bac75"),
    ("src1/type", PAGE, 55, "2724b13c89e63750"),
    ("src1/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 55, "2724b13c89e63750"),
    ("src2/type", PAGE, 56, "7d2bbc9ff6dc387d"),
    ("src2/class", PAGE, 56, "9e6e6a5717025248"),
    ("src2/modifier", PAGE, 56, "7d2bbc9ff6dc387d"),
    ("pred/some", PAGE, 59, "1ad679d70862cf9c"),
    ("pred/result", PAGE, 60, "94bec11f8a98757c"),
    ("src0/packed", PAGE, 62, "9e2b2e9d5dff561f"),
    ("src1/packed", PAGE, 64, "e871ace6a3658a7d"),
    ("src2/packed", PAGE, 66, "77a525f19ae375e7"),
];
