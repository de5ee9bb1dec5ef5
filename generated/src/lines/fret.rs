// Generated from spec/instructions/FRET.md by `cargo xtask regen`; do not edit.
//! Lines of FRET on its page.

pub const PAGE: &str = "spec/instructions/FRET.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 30),
    ("pred", 55),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "9bed18decd88984b"),
    ("exec_size/reserved", PAGE, 30, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 31, "738feba45f8c8ac0"),
    ("exec_size/scalar", PAGE, 58, "f2198e151a7a5e0f"),
    ("exec_size/function", PAGE, 60, "cdc98043c0bce03d"),
    ("exec_size/subroutine", PAGE, 62, "b900672206a3241f"),
    ("exec_size/next", PAGE, 64, "102dc8a624f2d3a5"),
];
