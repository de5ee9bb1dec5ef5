// Generated from spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md by `cargo xtask regen`; do not edit.
//! Lines of VA_SKL_PLUS_HDC_CONVOLVE_1P on its page.

pub const PAGE: &str = "spec/instructions/VA_SKL_PLUS_HDC_CONVOLVE_1P.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("sampler", 27),
    ("surface", 28),
    ("u", 31),
    ("v", 32),
    ("format", 33),
    ("offsets", 36),
    ("dst_surface", 37),
    ("x", 39),
    ("y", 40),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "ac9d7e9ea33fc3a3"),
    ("sub_opcode", PAGE, 8, "ed450404a162a5a7"),
    ("sampler/declared", PAGE, 27, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 28, "0e3ce5801b21c147"),
    ("surface/t0", PAGE, 29, "49ef68956e5dda21"),
    ("surface/t5", PAGE, 30, "4fb1bbe4bef400b8"),
    ("u/type", PAGE, 31, "ad61a250cd70fcf8"),
    ("v/type", PAGE, 32, "ad61a250cd70fcf8"),
    ("format/encoding", PAGE, 34, "e4308231ce687e9d"),
    ("dst_surface/declared", PAGE, 37, "915f3cbd8cf71f0a"),
    ("dst_surface/t0", PAGE, 38, "49ef68956e5dda21"),
    ("x/type", PAGE, 39, "90776466f5e055ed"),
    ("y/type", PAGE, 40, "90776466f5e055ed"),
    ("offsets/null", PAGE, 43, "ae0ca3d21215a664"),
    ("offsets/size", PAGE, 44, "f2a367b302a68e73"),
    ("platform", "spec/chapters/index.md", 115, "5342d32441d375ca"),
];
