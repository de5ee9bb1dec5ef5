// Generated from spec/instructions/VA_MINMAXFILTER.md by `cargo xtask regen`; do not edit.
//! Lines of VA_MINMAXFILTER on its page.

pub const PAGE: &str = "spec/instructions/VA_MINMAXFILTER.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("sampler", 27),
    ("surface", 28),
    ("u", 31),
    ("v", 32),
    ("cntrl", 33),
    ("block", 36),
    ("mode", 40),
    ("dst", 41),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "739850f0c07df74d"),
    ("sub_opcode", PAGE, 8, "1fec1b91dd1b9abb"),
    ("sampler/declared", PAGE, 27, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 28, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 29, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 30, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("cntrl/encoding", PAGE, 34, "60104fd18897cf6e"),
    ("block/encoding", PAGE, 37, "b856697d633d0b66"),
    ("mode/range", PAGE, 40, "9ef781f7905661d0"),
    ("mode/type", PAGE, 40, "5b355df3cc31ba59"),
    ("surface/own", PAGE, 44, "d3c9ab5be04c344b"),
    ("dst/null", PAGE, 45, "83618c6415f04a1f"),
    ("dst/size", PAGE, 46, "3660c2787a1fd586"),
];
