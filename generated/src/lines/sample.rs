// Generated from spec/instructions/SAMPLE.md by `cargo xtask regen`; do not edit.
//! Lines of SAMPLE on its page.

pub const PAGE: &str = "spec/instructions/SAMPLE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("mode", 31),
    ("sampler", 37),
    ("surface", 38),
    ("u_offset", 39),
    ("v_offset", 40),
    ("r_offset", 41),
    ("dst", 42),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "91427135468474c4"),
    ("mode/reserved", PAGE, 31, "ee73064ec16db979"),
    ("mode.channels/encoding", PAGE, 33, "b372a2e5558dd305"),
    ("sampler/declared", PAGE, 37, "3ef9e6346cff9d73"),
    ("surface/declared", PAGE, 38, "0e3ce5801b21c147"),
    ("u_offset/type", PAGE, 39, "ad61a250cd70fcf8"),
    ("v_offset/type", PAGE, 40, "ad61a250cd70fcf8"),
    ("r_offset/type", PAGE, 41, "ad61a250cd70fcf8"),
    ("dst/type", PAGE, 42, "ad61a250cd70fcf8"),
    ("mode/some", PAGE, 45, "0fe4d308ede1947d"),
    ("surface/t0", PAGE, 46, "febfa7558e00a4c5"),
    ("surface/own", PAGE, 47, "c3e3fb507080b039"),
    ("dst/eight", PAGE, 48, "a26af5ad1e304094"),
    ("dst/sixteen", PAGE, 50, "decd402b4d974b58"),
    ("u_offset/size", PAGE, 52, "c9496d4501455825"),
    ("v_offset/size", PAGE, 53, "84b0def3bfa35fe6"),
    ("r_offset/size", PAGE, 54, "a91c2e7181d11372"),
];
