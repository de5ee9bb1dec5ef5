// Generated from spec/instructions/AVS.md by `cargo xtask regen`; do not edit.
//! Lines of AVS on its page.

pub const PAGE: &str = "spec/instructions/AVS.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("channels", 32),
    ("sampler", 35),
    ("surface", 36),
    ("u_offset", 38),
    ("v_offset", 39),
    ("delta_u", 40),
    ("delta_v", 41),
    ("u2d", 42),
    ("group_id", 43),
    ("vertical_block_number", 44),
    ("cntrl", 45),
    ("v2d", 50),
    ("exec_mode", 51),
    ("iefbypass", 56),
    ("dst", 57),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "8b254cd24e2cbf5d"),
    ("channels/reserved", PAGE, 32, "647cf52942a8efe0"),
    ("sampler/declared", PAGE, 35, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 36, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 37, "49ef68956e5dda21"),
    ("u_offset/type", PAGE, 38, "ad61a250cd70fcf8"),
    ("v_offset/type", PAGE, 39, "ad61a250cd70fcf8"),
    ("delta_u/type", PAGE, 40, "ad61a250cd70fcf8"),
    ("delta_v/type", PAGE, 41, "ad61a250cd70fcf8"),
    ("u2d/type", PAGE, 42, "ad61a250cd70fcf8"),
    ("group_id/type", PAGE, 43, "0e241d4d17344f7f"),
    ("vertical_block_number/type", PAGE, 44, "0e241d4d17344f7f"),
    ("cntrl/encoding", PAGE, 46, "7302fb3c164c4456"),
    ("v2d/type", PAGE, 50, "ad61a250cd70fcf8"),
    ("exec_mode/encoding", PAGE, 52, "2caf6adda65d664d"),
    ("iefbypass/type", PAGE, 56, "0e241b4d17344c19"),
    ("channels/some", PAGE, 60, "19a7ac27669a3a24"),
    ("dst/null", PAGE, 61, "0184096db458fe8d"),
    ("dst/full", PAGE, 62, "9eb158be7ad53405"),
    ("dst/half_words", PAGE, 65, "78fcce8766c03544"),
    ("dst/half_bytes", PAGE, 68, "b4f2c4b24b251bdf"),
    ("platform", "spec/chapters/index.md", 152, "d3c8d9e50619920b"),
];
