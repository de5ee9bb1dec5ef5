// Generated from spec/instructions/FCALL.md by `cargo xtask regen`; do not edit.
//! Lines of FCALL on its page.

pub const PAGE: &str = "spec/instructions/FCALL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 30),
    ("pred", 55),
    ("func_id", 56),
    ("arg_size", 57),
    ("return_size", 58),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "32d228db16c10871"),
    ("exec_size/reserved", PAGE, 30, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 31, "738feba45f8c8ac0"),
    ("exec_size/scalar", PAGE, 61, "f2198e151a7a5e0f"),
    ("func_id/declared", PAGE, 63, "e0d5f9c70c8a2fc1"),
    ("func_id/some", PAGE, 64, "e5a067032fd6eb26"),
    ("func_id/kernel", PAGE, 65, "e628930ba08d1977"),
    ("arg_size/range", PAGE, 67, "904c93f1ebd6ef5c"),
    ("func_id/stack", PAGE, 68, "74bc2b3e72d35097"),
    ("arg_size/written", PAGE, 70, "cbb1e5339e1816e8"),
    ("arg_size/callee", PAGE, 72, "8e7d7e0f8173f0c2"),
    ("return_size/callee", PAGE, 74, "86db09accec0618a"),
    ("return_size/range", PAGE, 76, "714d23f52a22d14c"),
];
