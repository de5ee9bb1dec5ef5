// Generated from spec/instructions/RT_WRITE.md by `cargo xtask regen`; do not edit.
//! Lines of RT_WRITE on its page.

pub const PAGE: &str = "spec/instructions/RT_WRITE.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 30),
    ("pred", 51),
    ("mode", 52),
    ("surface", 66),
    ("header", 67),
    ("si", 68),
    ("cps", 69),
    ("rti", 70),
    ("source0_alpha", 71),
    ("o_mask", 72),
    ("r", 73),
    ("g", 74),
    ("b", 75),
    ("a", 76),
    ("source_depth", 77),
    ("stencil", 78),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "fe9bc919868029c0"),
    ("platform", "spec/chapters/index.md", 13, "cc8b4c8ec4615f4b"),
    ("exec_size/reserved", PAGE, 30, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 31, "de8702f7177968d5"),
    ("mode/reserved", PAGE, 52, "6516d0702b6ecfe6"),
    ("surface/declared", PAGE, 66, "0e3ce5801b21c147"),
    ("surface/slm", PAGE, 66, "a30cd60c03628af6"),
    ("si/modifier", PAGE, 68, "7ed863e8e6ec5ef6"),
    ("cps/modifier", PAGE, 69, "7efaf63dd03a1adb"),
    ("rti/range", PAGE, 70, "9ee685f79047f569"),
    ("rti/type", PAGE, 70, "3ba69afe6ddd8175"),
    ("source0_alpha/type", PAGE, 71, "b7fcc9936e43d044"),
    ("o_mask/type", PAGE, 72, "3be6f8fe6e140524"),
    ("r/type", PAGE, 73, "6dcd00a81024a482"),
    ("g/type", PAGE, 74, "6dcd00a81024a482"),
    ("b/type", PAGE, 75, "6dcd00a81024a482"),
    ("a/type", PAGE, 76, "6dcd00a81024a482"),
    ("source_depth/type", PAGE, 77, "0de3a54d16fd9fa2"),
    ("stencil/type", PAGE, 78, "3ba69afe6ddd8175"),
    ("source0_alpha/same", PAGE, 81, "3cf0ff0cf3df9521"),
    ("g/same", PAGE, 82, "481159a15d239562"),
    ("b/same", PAGE, 83, "8856c05b6ebf161b"),
    ("a/same", PAGE, 84, "331960db5879634c"),
];
