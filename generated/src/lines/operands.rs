// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/operands.md";

/// `addr_opnd`.
pub mod addr_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("width/reserved", PAGE, 207, "1bfa0437a58264da"),
        ("width/encoding", PAGE, 208, "0693fe4e97f26451"),
        ("id/declared", PAGE, 225, "b00c905b5f7443be"),
        ("width/source", PAGE, 226, "5fb57a94a1c0ffd8"),
        ("width/destination", PAGE, 227, "cfa3088d02f38a4c"),
    ];
}

/// `const_opnd`.
pub mod const_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("data_type/reserved", PAGE, 382, "f13568e3520d6b6a"),
        ("data_type/encoding", PAGE, 383, "0efe7e47fa37d323"),
    ];
}

/// `gen_opnd`.
pub mod gen_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("region/reserved", PAGE, 121, "8cd411f2fa516493"),
        ("region.vertical_stride/encoding", PAGE, 122, "437a85a71edbe538"),
        ("region.width/encoding", PAGE, 131, "d72de0b45a0c19eb"),
        ("region.horizontal_stride/encoding", PAGE, 140, "f81991b4c3284196"),
        ("id/declared", PAGE, 165, "8f84b73e72ff6162"),
        ("id/null", PAGE, 166, "ed184a24d1a7c1bf"),
        ("id/read_only", PAGE, 167, "b1dad3f296f21bf2"),
        ("col_offset/register", PAGE, 169, "9587a0faf7523392"),
        ("width/legal", PAGE, 170, "97dea7e96d118649"),
        ("width/channels", PAGE, 172, "ebeeb035efb122e4"),
        ("vertical_stride/legal", PAGE, 174, "7837520fb88173bd"),
        ("horizontal_stride/legal", PAGE, 175, "ceb233d42ad3cc20"),
        ("horizontal_stride/destination", PAGE, 177, "f57ce7fe6ef880ba"),
        ("region/source_span", PAGE, 179, "201b9f6401b5e038"),
        ("region/destination_span", PAGE, 181, "a11ce3b4278986e7"),
        ("region/source_room", PAGE, 183, "bff5a91f6402e5f5"),
        ("region/destination_room", PAGE, 184, "047b7a2916291a6d"),
        ("region/scalar", PAGE, 185, "951c300071372499"),
        ("region/block", PAGE, 187, "51b0da2ab944a336"),
        ("region/scalar_room", PAGE, 189, "2bc79d9ca235955d"),
    ];
}

/// `indirect_opnd`.
pub mod indirect_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("bit_properties/reserved", PAGE, 290, "b191d84acefbd7d1"),
        ("bit_properties.data_type/encoding", PAGE, 291, "b149639731a2b882"),
        ("region/reserved", PAGE, 305, "a40b83f3e4bd90db"),
        ("region.vertical_stride/encoding", PAGE, 306, "d62a7dba4807b1d1"),
        ("region.width/encoding", PAGE, 315, "d72de0b45a0c19eb"),
        ("region.horizontal_stride/encoding", PAGE, 324, "f81991b4c3284196"),
        ("id/declared", PAGE, 345, "b00c905b5f7443be"),
        ("addr_offset/room", PAGE, 346, "ff1cd814fd23e819"),
        ("addr_offset/rows", PAGE, 348, "a2693cb4f95e501c"),
        ("indirect_offset/range", PAGE, 350, "410567bb51833e80"),
        ("width/legal", PAGE, 351, "97dea7e96d118649"),
        ("width/channels", PAGE, 353, "ebeeb035efb122e4"),
        ("horizontal_stride/legal", PAGE, 355, "ceb233d42ad3cc20"),
        ("horizontal_stride/destination", PAGE, 357, "f57ce7fe6ef880ba"),
        ("region/source_span", PAGE, 359, "66418da83bb0ab90"),
        ("region/destination_span", PAGE, 361, "c203a99489c5ea80"),
        ("region/scalar", PAGE, 363, "951c300071372499"),
        ("address/align", PAGE, 365, "9d340a6d40c2566e"),
        ("address/bounds", PAGE, 366, "601e3ae8137f14d0"),
    ];
}

/// `pred`.
pub mod pred {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("reserved", PAGE, 28, "7c811fd50e24aa21"),
        ("combine/encoding", PAGE, 30, "8819e95f82330d82"),
        ("id/declared", PAGE, 40, "066e9de442114353"),
        ("id/elems", PAGE, 41, "faf4f40f65b1bc53"),
        ("id/none", PAGE, 42, "72288a1fdde0a9b0"),
    ];
}

/// `pred_opnd`.
pub mod pred_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("val/reserved", PAGE, 240, "a59b64207779c7f6"),
        ("val.combine/encoding", PAGE, 242, "6054ceddf4d6d2b7"),
        ("val/null", PAGE, 261, "610db80d85dbdb2a"),
        ("val/declared", PAGE, 262, "1cedab8f601f1086"),
    ];
}

/// `raw_operand`.
pub mod raw_operand {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("id/declared", PAGE, 476, "8f84b73e72ff6162"),
        ("offset/align", PAGE, 477, "5ba3c3fb21d7b69f"),
        ("offset/room", PAGE, 478, "7ed5892d143c07ed"),
    ];
}

/// `state_opnd`.
pub mod state_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("class/reserved", PAGE, 427, "f9a959eda3f69a02"),
        ("class/encoding", PAGE, 428, "c5b27a930c7ae05e"),
        ("id/surface", PAGE, 443, "310402cf48cd7f88"),
        ("id/sampler", PAGE, 444, "7f8b498412cfca1a"),
    ];
}

/// `vec_operand`.
pub mod vec_operand {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("tag/reserved", PAGE, 56, "edc840e4d1421bc3"),
        ("tag.operand_class/encoding", PAGE, 57, "0669b007f1323590"),
        ("tag.modifiers/encoding", PAGE, 64, "1eb6cb62e0705f48"),
        ("modifiers/class", PAGE, 79, "6a6567180a187b05"),
        ("modifiers/destination", PAGE, 81, "52ede0113f6cacd4"),
        ("modifiers/scalar", PAGE, 83, "b6e5bf2ae002c218"),
        ("class/scalar", PAGE, 85, "cecb538612d77da2"),
        ("class/destination", PAGE, 86, "97b50332aa56bd3d"),
    ];
}
