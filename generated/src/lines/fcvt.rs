// Generated from spec/instructions/FCVT.md by `cargo xtask regen`; do not edit.
//! Lines of FCVT on its page.

pub const PAGE: &str = "spec/instructions/FCVT.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("dst", 50),
    ("src0", 51),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "40c0b2a0778d59d4"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("dst/type", PAGE, 50, "83ec9681bdef466f"),
    ("dst/class", PAGE, 50, "82bae79fe7e03c98"),
    ("dst/saturation", PAGE, 50, "83ec9681bdef466f"),
    ("src0/type", PAGE, 51, "99ef05d785328762"),
    ("src0/class", PAGE, 51, "82bae79fe7e03c98"),
    ("src0/modifier", PAGE, 51, "99ef05d785328762"),
    ("src0/to_hf", PAGE, 54, "2ba4db7a78dc429c"),
    ("src0/to_ub", PAGE, 55, "49c990cc5f14023d"),
    ("exec_size/no_mask", PAGE, 56, "50e40e36a4d41049"),
    ("src0/to_f", PAGE, 58, "7f46eaa618ab6a2c"),
    ("src0/to_ud", PAGE, 59, "e3fb590f85a87967"),
    ("dst/null", PAGE, 60, "83618c6415f04a1f"),
    ("platform", "spec/chapters/index.md", 83, "76d7701984e79699"),
];
