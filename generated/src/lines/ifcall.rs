// Generated from spec/instructions/IFCALL.md by `cargo xtask regen`; do not edit.
//! Lines of IFCALL on its page.

pub const PAGE: &str = "spec/instructions/IFCALL.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 30),
    ("pred", 55),
    ("func_addr", 56),
    ("arg_size", 57),
    ("return_size", 58),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "7cbac2532e4d8d11"),
    ("exec_size/reserved", PAGE, 30, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 31, "738feba45f8c8ac0"),
    ("func_addr/type", PAGE, 56, "052074f54779767f"),
    ("exec_size/scalar", PAGE, 61, "f2198e151a7a5e0f"),
    ("arg_size/range", PAGE, 63, "904c93f1ebd6ef5c"),
    ("arg_size/written", PAGE, 64, "cbb1e5339e1816e8"),
    ("return_size/range", PAGE, 66, "714d23f52a22d14c"),
    ("func_addr/stack", PAGE, 67, "c19c984b32a6810b"),
    ("func_addr/bounds", PAGE, 69, "9051ae7ddcca9bda"),
];
