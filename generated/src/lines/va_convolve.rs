// Generated from spec/instructions/VA_CONVOLVE.md by `cargo xtask regen`; do not edit.
//! Lines of VA_CONVOLVE on its page.

pub const PAGE: &str = "spec/instructions/VA_CONVOLVE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("sampler", 27),
    ("surface", 28),
    ("u", 31),
    ("v", 32),
    ("convolution", 33),
    ("dst", 43),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "739850f0c07df74d"),
    ("sub_opcode", PAGE, 8, "9aed6dd1523b2bb9"),
    ("sampler/declared", PAGE, 27, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 28, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 29, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 30, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("convolution/reserved", PAGE, 33, "4b8a67cc42d47f55"),
    ("convolution/encoding", PAGE, 34, "0255bf48d7dcc524"),
    ("surface/own", PAGE, 46, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 47, "83618c6415f04a1f"),
    ("dst/size", PAGE, 48, "1b4f469135ba8256"),
];
