// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/operands.md";

/// `addr_opnd`.
pub mod addr_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("width/reserved", PAGE, 215, "1bfa0437a58264da"),
        ("width/encoding", PAGE, 216, "0693fe4e97f26451"),
        ("id/declared", PAGE, 233, "369de7a4ce7ff3fd"),
        ("width/source", PAGE, 234, "0b249b36ce4dd3ad"),
        ("width/destination", PAGE, 236, "f92a9703bf05b082"),
    ];
}

/// `const_opnd`.
pub mod const_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("data_type/reserved", PAGE, 398, "f13568e3520d6b6a"),
        ("data_type/encoding", PAGE, 399, "0efe7e47fa37d323"),
    ];
}

/// `gen_opnd`.
pub mod gen_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("region/reserved", PAGE, 124, "8cd411f2fa516493"),
        ("region.vertical_stride/encoding", PAGE, 125, "437a85a71edbe538"),
        ("region.width/encoding", PAGE, 134, "d72de0b45a0c19eb"),
        ("region.horizontal_stride/encoding", PAGE, 143, "f81991b4c3284196"),
        ("id/declared", PAGE, 168, "4d4684e568ba9ed9"),
        ("id/null", PAGE, 169, "99abc587a825e9c1"),
        ("id/read_only", PAGE, 171, "a551e3620396c161"),
        ("col_offset/register", PAGE, 173, "f48ce320153277ac"),
        ("width/legal", PAGE, 175, "369a944569dcc7a9"),
        ("width/channels", PAGE, 177, "de1db94e056fa12f"),
        ("vertical_stride/legal", PAGE, 179, "b13f830d0209364d"),
        ("horizontal_stride/legal", PAGE, 181, "8a03258f70e026a1"),
        ("horizontal_stride/destination", PAGE, 184, "01917e93084d2557"),
        ("region/source_span", PAGE, 186, "5d9fdbeedceebb82"),
        ("region/destination_span", PAGE, 188, "d457b34673e62dca"),
        ("region/source_room", PAGE, 190, "1f608f3696cc4a18"),
        ("region/destination_room", PAGE, 191, "6daddf10490d6b96"),
        ("region/scalar", PAGE, 192, "4b355959880279a1"),
        ("region/block", PAGE, 195, "d1cb03b867223c57"),
        ("region/scalar_room", PAGE, 197, "b66ff3aa595bc39c"),
    ];
}

/// `indirect_opnd`.
pub mod indirect_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("bit_properties/reserved", PAGE, 300, "b191d84acefbd7d1"),
        ("bit_properties.data_type/encoding", PAGE, 301, "b149639731a2b882"),
        ("region/reserved", PAGE, 315, "a40b83f3e4bd90db"),
        ("region.vertical_stride/encoding", PAGE, 316, "d62a7dba4807b1d1"),
        ("region.width/encoding", PAGE, 325, "d72de0b45a0c19eb"),
        ("region.horizontal_stride/encoding", PAGE, 334, "f81991b4c3284196"),
        ("id/declared", PAGE, 355, "369de7a4ce7ff3fd"),
        ("addr_offset/room", PAGE, 356, "1a87bc55c59ceb03"),
        ("addr_offset/rows", PAGE, 359, "91a10d146289b51f"),
        ("indirect_offset/range", PAGE, 362, "a04909fe38a6fa02"),
        ("width/legal", PAGE, 364, "369a944569dcc7a9"),
        ("width/channels", PAGE, 366, "de1db94e056fa12f"),
        ("horizontal_stride/legal", PAGE, 368, "8a03258f70e026a1"),
        ("horizontal_stride/destination", PAGE, 371, "01917e93084d2557"),
        ("region/source_span", PAGE, 373, "67f36b3750a8b14e"),
        ("region/destination_span", PAGE, 375, "8b3b35ebeb81f372"),
        ("region/scalar", PAGE, 377, "4b355959880279a1"),
        ("address/align", PAGE, 380, "8c3d26152785dd61"),
        ("address/bounds", PAGE, 382, "c367dc57d4b45ff9"),
    ];
}

/// `pred`.
pub mod pred {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("reserved", PAGE, 28, "7c811fd50e24aa21"),
        ("combine/encoding", PAGE, 30, "8819e95f82330d82"),
        ("id/declared", PAGE, 40, "89981ae8602a80cf"),
        ("id/elems", PAGE, 41, "1071e8ad5bda8ccf"),
        ("id/none", PAGE, 43, "541f088f4906db12"),
    ];
}

/// `pred_opnd`.
pub mod pred_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("val/reserved", PAGE, 250, "a59b64207779c7f6"),
        ("val.combine/encoding", PAGE, 252, "6054ceddf4d6d2b7"),
        ("val/null", PAGE, 271, "19ea7a17a08909cb"),
        ("val/declared", PAGE, 272, "044b53555743b6fb"),
    ];
}

/// `raw_operand`.
pub mod raw_operand {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("id/declared", PAGE, 492, "4d4684e568ba9ed9"),
        ("offset/align", PAGE, 493, "c55701ce3cfeb45c"),
        ("offset/room", PAGE, 494, "1987a419ce883391"),
    ];
}

/// `state_opnd`.
pub mod state_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("class/reserved", PAGE, 443, "f9a959eda3f69a02"),
        ("class/encoding", PAGE, 444, "c5b27a930c7ae05e"),
        ("id/surface", PAGE, 459, "8ba7da27c1a273e0"),
        ("id/sampler", PAGE, 460, "38ae7a1b6bf580c9"),
    ];
}

/// `vec_operand`.
pub mod vec_operand {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("tag/reserved", PAGE, 57, "edc840e4d1421bc3"),
        ("tag.operand_class/encoding", PAGE, 58, "0669b007f1323590"),
        ("tag.modifiers/encoding", PAGE, 65, "1eb6cb62e0705f48"),
        ("modifiers/class", PAGE, 80, "cc4532d46f5c7dcd"),
        ("modifiers/destination", PAGE, 82, "021ddacdf3410916"),
        ("modifiers/scalar", PAGE, 84, "2980c437df2107fe"),
        ("class/scalar", PAGE, 86, "1ee7612e19d00752"),
        ("class/destination", PAGE, 88, "0f7a23d3d6ec4f63"),
    ];
}
