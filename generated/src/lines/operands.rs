// Generated from spec/chapters/operands.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/operands.md";

/// `addr_opnd`.
pub mod addr_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("width/reserved", PAGE, 246, "522f504cacfcd41d"),
        ("width/encoding", PAGE, 247, "0693fe4e97f26451"),
        ("id/declared", PAGE, 264, "369de7a4ce7ff3fd"),
        ("id/written", PAGE, 265, "3472a448cf151b82"),
        ("width/source", PAGE, 266, "0b249b36ce4dd3ad"),
        ("width/destination", PAGE, 268, "f92a9703bf05b082"),
    ];
}

/// `const_opnd`.
pub mod const_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("data_type/reserved", PAGE, 436, "de7ff464b88ef774"),
        ("data_type/encoding", PAGE, 437, "0efe7e47fa37d323"),
        ("low/fits", PAGE, 472, "948607b36f5b0989"),
        ("low/half", PAGE, 474, "47797d9d3e932fca"),
        ("data_type/eight", PAGE, 476, "1077a5a76d780e85"),
        ("data_type/four", PAGE, 478, "aed1a181fc9a3c65"),
    ];
}

/// `gen_opnd`.
pub mod gen_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("region/reserved", PAGE, 124, "59093db45b7cb125"),
        ("region.vertical_stride/encoding", PAGE, 125, "b080c6b50608c8e2"),
        ("region.width/encoding", PAGE, 134, "db9f7ec41133bb8c"),
        ("region.horizontal_stride/encoding", PAGE, 143, "50470c008add66cb"),
        ("id/declared", PAGE, 168, "4d4684e568ba9ed9"),
        ("id/written", PAGE, 169, "94bd4571000b2494"),
        ("id/null", PAGE, 170, "99abc587a825e9c1"),
        ("id/read_only", PAGE, 172, "098bcf921b41f9bf"),
        ("id/state_register", PAGE, 175, "c89789272c400c00"),
        ("id/pause", PAGE, 177, "4803993d63b614e2"),
        ("id/early_pause", PAGE, 179, "10ca8cd53969653f"),
        ("id/late_pause", PAGE, 181, "6dd6bbf7e22a1ff7"),
        ("id/bfloat", PAGE, 183, "d2602010f1617e01"),
        ("id/input", PAGE, 184, "5e4f6ab1103573ac"),
        ("id/implicit", PAGE, 186, "2d118d3ef1efed7d"),
        ("id/argument", PAGE, 188, "3f530519398b0002"),
        ("id/argument_scalar", PAGE, 191, "b7be2ea87438638a"),
        ("id/result", PAGE, 194, "96e963654489c173"),
        ("col_offset/register", PAGE, 197, "f48ce320153277ac"),
        ("col_offset/alias", PAGE, 199, "0c8ff504c98d0883"),
        ("width/legal", PAGE, 201, "186b2a9a46bd24e7"),
        ("width/channels", PAGE, 203, "de1db94e056fa12f"),
        ("vertical_stride/legal", PAGE, 205, "6895d42c570d375d"),
        ("horizontal_stride/legal", PAGE, 207, "918da5decd3ba3cf"),
        ("horizontal_stride/destination", PAGE, 210, "01917e93084d2557"),
        ("region/source_span", PAGE, 212, "5d9fdbeedceebb82"),
        ("region/source_alias", PAGE, 214, "052aa547f6ca7de0"),
        ("region/destination_span", PAGE, 216, "d457b34673e62dca"),
        ("region/destination_alias", PAGE, 218, "fc4594f1c5b94397"),
        ("region/source_room", PAGE, 221, "109881d7a4c82c4a"),
        ("region/destination_room", PAGE, 222, "fbfc56be86ae3d26"),
        ("region/scalar", PAGE, 223, "f305ee6554fdc9cf"),
        ("region/block", PAGE, 226, "d1cb03b867223c57"),
        ("region/scalar_room", PAGE, 228, "a47d6a8e9b70ceac"),
    ];
}

/// `indirect_opnd`.
pub mod indirect_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("bit_properties/reserved", PAGE, 335, "1413af217b3b8501"),
        ("bit_properties.data_type/encoding", PAGE, 336, "b149639731a2b882"),
        ("region/reserved", PAGE, 350, "1286b60cca87f97b"),
        ("region.vertical_stride/encoding", PAGE, 351, "3805dff9ef67ffa7"),
        ("region.width/encoding", PAGE, 360, "db9f7ec41133bb8c"),
        ("region.horizontal_stride/encoding", PAGE, 369, "50470c008add66cb"),
        ("id/declared", PAGE, 390, "369de7a4ce7ff3fd"),
        ("id/written", PAGE, 391, "8d5838758b875376"),
        ("addr_offset/room", PAGE, 392, "1a87bc55c59ceb03"),
        ("addr_offset/rows", PAGE, 395, "91a10d146289b51f"),
        ("indirect_offset/range", PAGE, 398, "a04909fe38a6fa02"),
        ("width/legal", PAGE, 400, "186b2a9a46bd24e7"),
        ("width/channels", PAGE, 402, "de1db94e056fa12f"),
        ("horizontal_stride/legal", PAGE, 404, "918da5decd3ba3cf"),
        ("horizontal_stride/destination", PAGE, 407, "01917e93084d2557"),
        ("region/source_span", PAGE, 409, "67f36b3750a8b14e"),
        ("region/source_row", PAGE, 411, "4fc3401ffb47b477"),
        ("region/destination_span", PAGE, 413, "8b3b35ebeb81f372"),
        ("region/scalar", PAGE, 415, "f305ee6554fdc9cf"),
        ("address/align", PAGE, 418, "8c3d26152785dd61"),
        ("address/bounds", PAGE, 420, "c367dc57d4b45ff9"),
    ];
}

/// `pred`.
pub mod pred {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("reserved", PAGE, 27, "7c811fd50e24aa21"),
        ("combine/encoding", PAGE, 29, "6918e452a8ed803b"),
        ("id/declared", PAGE, 39, "89981ae8602a80cf"),
        ("id/written", PAGE, 40, "5db16d45fbb02d13"),
        ("id/elems", PAGE, 41, "1071e8ad5bda8ccf"),
        ("id/none", PAGE, 43, "541f088f4906db12"),
    ];
}

/// `pred_opnd`.
pub mod pred_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("val/reserved", PAGE, 282, "0525a07b8496fee1"),
        ("val.combine/encoding", PAGE, 284, "6054ceddf4d6d2b7"),
        ("val/null", PAGE, 303, "19ea7a17a08909cb"),
        ("val/declared", PAGE, 304, "044b53555743b6fb"),
        ("val/destination", PAGE, 305, "ff6bdbf8be06dc67"),
        ("val/written", PAGE, 307, "315c80ba97e6aa42"),
    ];
}

/// `raw_operand`.
pub mod raw_operand {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("id/declared", PAGE, 547, "4d4684e568ba9ed9"),
        ("id/read_only", PAGE, 548, "31f23d91bceca0c1"),
        ("id/state_register", PAGE, 551, "0106af79bcb4a322"),
        ("id/pause", PAGE, 552, "494c6d1279da6540"),
        ("id/input", PAGE, 554, "b5a5a8648919f6dc"),
        ("id/implicit", PAGE, 556, "2d118d3ef1efed7d"),
        ("id/written", PAGE, 558, "94bd4571000b2494"),
        ("id/stack", PAGE, 559, "8da1e62d66bd4bc4"),
        ("id/argument", PAGE, 561, "2dac452c52c1ab87"),
        ("id/result", PAGE, 564, "3aa16eb97a91ec32"),
        ("id/bfloat", PAGE, 567, "68cdef780d81db6c"),
        ("offset/align", PAGE, 568, "c55701ce3cfeb45c"),
        ("offset/alias", PAGE, 569, "6d101d66e05cbaba"),
        ("offset/room", PAGE, 571, "2a1ec4abe4845d11"),
    ];
}

/// `state_opnd`.
pub mod state_opnd {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("class/reserved", PAGE, 492, "adf2f4a1b14cddb1"),
        ("class/encoding", PAGE, 493, "fb670193c841db92"),
        ("id/surface", PAGE, 508, "8ba7da27c1a273e0"),
        ("id/sampler", PAGE, 509, "38ae7a1b6bf580c9"),
        ("id/read_only", PAGE, 510, "851aa515a557a606"),
        ("offset/surface", PAGE, 512, "d215d9cbd849eed8"),
        ("offset/sampler", PAGE, 514, "9b015f44f3d9a299"),
    ];
}

/// `vec_operand`.
pub mod vec_operand {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("tag/reserved", PAGE, 57, "9bc6a5d730f6a27c"),
        ("tag.operand_class/encoding", PAGE, 58, "ba47e3f4e59e511c"),
        ("tag.modifiers/encoding", PAGE, 65, "687822a5dd474f9d"),
        ("modifiers/class", PAGE, 80, "cc4532d46f5c7dcd"),
        ("modifiers/destination", PAGE, 82, "021ddacdf3410916"),
        ("modifiers/scalar", PAGE, 84, "2980c437df2107fe"),
        ("class/scalar", PAGE, 86, "1ee7612e19d00752"),
        ("class/destination", PAGE, 88, "0f7a23d3d6ec4f63"),
    ];
}
