// Generated from spec/instructions/SAMPLE_UNORM.md by `cargo xtask regen`; do not edit.
//! Lines of SAMPLE_UNORM on its page.

pub const PAGE: &str = "spec/instructions/SAMPLE_UNORM.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("channel_mask", 32),
    ("sampler", 40),
    ("surface", 41),
    ("u_offset", 42),
    ("v_offset", 43),
    ("delta_u", 44),
    ("delta_v", 45),
    ("dst", 46),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "d52f82464582a651"),
    ("channel_mask/reserved", PAGE, 32, "3de2886bc2498af8"),
    ("sampler/declared", PAGE, 40, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 41, "0e3ce5801b21c147"),
    ("u_offset/type", PAGE, 42, "ad61a250cd70fcf8"),
    ("v_offset/type", PAGE, 43, "ad61a250cd70fcf8"),
    ("delta_u/type", PAGE, 44, "ad61a250cd70fcf8"),
    ("delta_v/type", PAGE, 45, "ad61a250cd70fcf8"),
    ("dst/type", PAGE, 46, "0e242e4d17346c62"),
    ("channel_mask/some", PAGE, 49, "400e4ee0482efe6c"),
    ("surface/t0", PAGE, 50, "febfa7558e00a4c5"),
    ("surface/own", PAGE, 51, "c3e3fb507080b039"),
    ("dst/null", PAGE, 52, "0184096db458fe8d"),
    ("dst/size", PAGE, 53, "646cae6383ee6e69"),
];
