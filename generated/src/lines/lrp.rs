// Generated from spec/instructions/LRP.md by `cargo xtask regen`; do not edit.
//! Lines of LRP on its page.

pub const PAGE: &str = "spec/instructions/LRP.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 25),
    ("pred", 50),
    ("dst", 51),
    ("src0", 52),
    ("src1", 53),
    ("src2", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "de1e7e8056cb2d25"),
    ("exec_size/reserved", PAGE, 25, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 26, "738feba45f8c8ac0"),
    ("platform", "spec/chapters/index.md", 39, "5fbe81a91c5a0518"),
    ("dst/type", PAGE, 51, "e00a433e30f06466"),
    ("dst/class", PAGE, 51, "82bae79fe7e03c98"),
    ("src0/type", PAGE, 52, "79ad324714ab76e3"),
    ("src0/class", PAGE, 52, "f17237f3287282b9"),
    ("src0/modifier", PAGE, 52, "79ad324714ab76e3"),
    ("src1/type", PAGE, 53, "2e43934d4baf3b92"),
    ("src1/class", PAGE, 53, "f17237f3287282b9"),
    ("src1/modifier", PAGE, 53, "2e43934d4baf3b92"),
    ("src2/type", PAGE, 54, "1d1ddd627ed2a22d"),
    ("src2/class", PAGE, 54, "f17237f3287282b9"),
    ("src2/modifier", PAGE, 54, "1d1ddd627ed2a22d"),
    ("dst/null", PAGE, 57, "83618c6415f04a1f"),
    ("dst/align", PAGE, 58, "69e92d4185e8613b"),
    ("dst/alias", PAGE, 59, "03de5a42f4c8c1ef"),
    ("src0/size", PAGE, 61, "23e7d7537dead12f"),
    ("src0/align", PAGE, 63, "f4c2f1893c8554f2"),
    ("src0/alias", PAGE, 65, "46e810e001640c17"),
    ("src1/size", PAGE, 68, "75e8a7f7324ee765"),
    ("src1/align", PAGE, 70, "b807d272dd329b58"),
    ("src1/alias", PAGE, 72, "ba4a83d48a918ceb"),
    ("src2/size", PAGE, 75, "542ec58a71d7af87"),
    ("src2/align", PAGE, 77, "9da2fb8b8551c452"),
    ("src2/alias", PAGE, 79, "0c0394d251e351b3"),
];
