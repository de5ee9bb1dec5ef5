// Generated from spec/instructions/DPASW.md by `cargo xtask regen`; do not edit.
//! Lines of DPASW on its page.

pub const PAGE: &str = "spec/instructions/DPASW.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 26),
    ("dst", 46),
    ("src0", 47),
    ("src1", 48),
    ("src2", 49),
    ("w", 50),
    ("a", 61),
    ("sd", 72),
    ("rc", 73),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "968d96c2661eda7f"),
    ("exec_size/reserved", PAGE, 26, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 27, "e0ec97307a8b1649"),
    ("platform", "spec/chapters/index.md", 33, "2c89ff9990261421"),
    ("dst/type", PAGE, 46, "af361ec82b18f025"),
    ("src1/type", PAGE, 48, "49f29154b85dc0d7"),
    ("src2/type", PAGE, 49, "04edebf5474ee71b"),
    ("src2/class", PAGE, 49, "82bae79fe7e03c98"),
    ("src2/modifier", PAGE, 49, "ef32fb21e58f8315"),
    ("w/encoding", PAGE, 51, "21aa376698f13030"),
    ("a/encoding", PAGE, 62, "21aa376698f13030"),
    ("rc/range", PAGE, 73, "f7fdd4ef7f39b5ed"),
    ("src0/type", PAGE, 76, "1fee27ec398a7548"),
    ("w/combination", PAGE, 78, "a9a3d7c0957623e0"),
    ("w/one_bit", PAGE, 81, "f843de8936c2f94e"),
    ("src2/align", PAGE, 82, "d84a0271e50bd6b0"),
    ("src2/alias", PAGE, 85, "036348500524a08f"),
    ("src2/size", PAGE, 88, "73113fce39ec2d20"),
    ("rc/shared", PAGE, 92, "6da9f3432c3e60a1"),
    ("sd/eight", PAGE, 96, "72fd8bae04072f34"),
    ("dst/null", PAGE, 97, "83618c6415f04a1f"),
    ("src1/null", PAGE, 98, "73723353e9d71e0f"),
    ("dst/size", PAGE, 99, "9b813e49c35ecf1a"),
    ("src0/size", PAGE, 101, "2028eff2a97332c1"),
    ("src1/size", PAGE, 103, "50984d97d4e10806"),
];
