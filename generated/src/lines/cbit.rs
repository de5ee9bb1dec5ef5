// Generated from spec/instructions/CBIT.md by `cargo xtask regen`; do not edit.
//! Lines of CBIT on its page.

pub const PAGE: &str = "spec/instructions/CBIT.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "04a07c1df0c410a5"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 51, "3bad1afe6de2c6a3"),
    ("dst/class", PAGE, 51, "8bf717515044cae2"),
    ("dst/saturation", PAGE, 51, "d4ff6b931799918a"),
    ("src0/type", PAGE, 52, "65968acf5af02da6"),
    ("src0/class", PAGE, 52, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 52, "e03af75fd10bdf31"),
];
