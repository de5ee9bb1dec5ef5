// Generated from spec/instructions/SCATTER4_TYPED.md by `cargo xtask regen`; do not edit.
//! Lines of SCATTER4_TYPED on its page.

pub const PAGE: &str = "spec/instructions/SCATTER4_TYPED.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 31),
    ("pred", 52),
    ("channels", 53),
    ("surface", 56),
    ("u", 59),
    ("v", 60),
    ("r", 61),
    ("lod", 62),
    ("src", 63),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "9104a7a8f9d8887c"),
    ("exec_size/reserved", PAGE, 31, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 32, "d85ff3cd4f1b67d5"),
    ("channels/reserved", PAGE, 53, "7daaac00c78b7ed7"),
    ("surface/declared", PAGE, 56, "790b3762c65535e9"),
    ("surface/t0", PAGE, 57, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 58, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 59, "0e241d4d17344f7f"),
    ("v/type", PAGE, 60, "0e241d4d17344f7f"),
    ("r/type", PAGE, 61, "0e241d4d17344f7f"),
    ("lod/type", PAGE, 62, "0e241d4d17344f7f"),
    ("src/type", PAGE, 63, "af361ec82b18f025"),
    ("channels/some", PAGE, 66, "48a2bea4525c5adb"),
    ("u/null", PAGE, 67, "36edf9e69ef9d54e"),
    ("u/size", PAGE, 68, "d98feea94eca745c"),
    ("v/size", PAGE, 69, "b4ddd3eb9cb06818"),
    ("v/row", PAGE, 70, "298ace26913ffb44"),
    ("r/size", PAGE, 71, "7804b77bec5d43e4"),
    ("lod/size", PAGE, 72, "d975a87dff6a2bf9"),
    ("src/null", PAGE, 73, "4283331e3905592c"),
    ("src/size", PAGE, 74, "3dffa2b5b6530db4"),
    ("surface/out_of_bounds", PAGE, 76, "15e7f2ba925a321a"),
    ("surface/same_address", PAGE, 78, "dfff973dec325bee"),
];
