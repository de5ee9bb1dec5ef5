// Generated from spec/instructions/SEL.md by `cargo xtask regen`; do not edit.
//! Lines of SEL on its page.

pub const PAGE: &str = "spec/instructions/SEL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 27),
    ("pred", 52),
    ("dst", 53),
    ("src0", 54),
    ("src1", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "d923df22f9f6ac19"),
    ("exec_size/reserved", PAGE, 27, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 28, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 53, "f08383776a8881d8"),
    ("dst/class", PAGE, 53, "8bf717515044cae2"),
    ("src0/type", PAGE, 54, "a4de74b7017cbde6"),
    ("src0/class", PAGE, 54, "708ecb3c228a69ab"),
    ("src0/modifier", PAGE, 54, "a4de74b7017cbde6"),
    ("src1/type", PAGE, 55, "859dd026315a39d2"),
    ("src1/class", PAGE, 55, "708ecb3c228a69ab"),
    ("src1/modifier", PAGE, 55, "859dd026315a39d2"),
    ("dst/int64", PAGE, 58, "9a03e6a0d179ed8e"),
    ("src0/int64", PAGE, 59, "45ade594944330bb"),
    ("src1/int64", PAGE, 60, "d56ac41718631e06"),
    ("dst/null", PAGE, 61, "01b8e79c368c6445"),
    ("dst/pause", PAGE, 63, "9096716f58228480"),
    ("dst/control", PAGE, 66, "7a436ba2d293cd3e"),
    ("src0/packed", PAGE, 69, "3151a52f14c36ded"),
    ("src1/packed", PAGE, 71, "c511515ea97b2510"),
    ("src0/immediate", PAGE, 73, "bc76e69ba9b75b8e"),
    ("type_map", PAGE, 81, "97d7bf19fa3e716b"),
];
