// Generated from spec/instructions/LOAD.md by `cargo xtask regen`; do not edit.
//! Lines of LOAD on its page.

pub const PAGE: &str = "spec/instructions/LOAD.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("mode", 30),
    ("surface", 36),
    ("u_offset", 37),
    ("v_offset", 38),
    ("r_offset", 39),
    ("dst", 40),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "47d7e5d01d68eb74"),
    ("mode/reserved", PAGE, 30, "ee73064ec16db979"),
    ("mode.channels/encoding", PAGE, 32, "b372a2e5558dd305"),
    ("surface/declared", PAGE, 36, "0e3ce5801b21c147"),
    ("u_offset/type", PAGE, 37, "49f29154b85dc0d7"),
    ("v_offset/type", PAGE, 38, "49f29154b85dc0d7"),
    ("r_offset/type", PAGE, 39, "49f29154b85dc0d7"),
    ("dst/type", PAGE, 40, "c9a3e7dfc61a3625"),
    ("mode/some", PAGE, 43, "0fe4d308ede1947d"),
    ("surface/t0", PAGE, 44, "febfa7558e00a4c5"),
    ("surface/own", PAGE, 45, "c3e3fb507080b039"),
    ("dst/eight", PAGE, 46, "a26af5ad1e304094"),
    ("dst/sixteen", PAGE, 48, "decd402b4d974b58"),
    ("u_offset/size", PAGE, 50, "c9496d4501455825"),
    ("v_offset/size", PAGE, 51, "84b0def3bfa35fe6"),
    ("r_offset/size", PAGE, 52, "a91c2e7181d11372"),
];
