// Generated from spec/instructions/MOVS.md by `cargo xtask regen`; do not edit.
//! Lines of MOVS on its page.

pub const PAGE: &str = "spec/instructions/MOVS.md";
pub const LINE: u32 = 7;
pub const FIELDS: &[(&str, u32)] = &[
    ("exec_size", 28),
    ("dst", 53),
    ("src0", 54),
];
pub const RULES: &[crate::lines::RuleLine] = &[
    ("opcode", PAGE, 7, "e81c75ec8c781149"),
    ("exec_size/reserved", PAGE, 28, "560b3ce16fbc92bc"),
    ("exec_size/encoding", PAGE, 29, "738feba45f8c8ac0"),
    ("dst/class", PAGE, 53, "8f51b5a49064d8b1"),
    ("dst/saturation", PAGE, 53, "0af944a3cd96333e"),
    ("src0/class", PAGE, 54, "8bc384dffcec4f56"),
    ("src0/modifier", PAGE, 54, "dd6a8117e62f585a"),
    ("src0/state", PAGE, 57, "2416e447a1ac647e"),
    ("dst/type", PAGE, 58, "4298ff40616086cb"),
    ("src0/type", PAGE, 59, "e8b705528ec64e55"),
    ("src0/storage", PAGE, 61, "e1ab6e30be23bb34"),
    ("dst/surface", PAGE, 63, "f640682e3de02e8e"),
    ("dst/sampler", PAGE, 65, "b4713fd626900cfe"),
    ("src0/surface", PAGE, 67, "3db169a19bea0fd7"),
    ("src0/sampler", PAGE, 69, "842642d489c0c985"),
    ("dst/contiguous", PAGE, 71, "ac863608d2711566"),
    ("src0/contiguous", PAGE, 73, "f1eb0ee54cca9c28"),
    ("src0/index", PAGE, 77, "724a61291530adc0"),
];
