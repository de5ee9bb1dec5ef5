// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/object.md";

/// `address_info`.
pub mod address_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 336, "691491e36b500f05"),
        ("name_index/declared", PAGE, 337, "8425193a04642417"),
        ("name_index/length", PAGE, 338, "70ade753cd860885"),
    ];
}

/// `attribute_info`.
pub mod attribute_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name/declared", PAGE, 231, "0b6f18fa3837e0e5"),
        ("name/length", PAGE, 232, "b6c7db4de8e461f1"),
        ("name/printable", PAGE, 233, "9d5f68ec5309e088"),
    ];
}

/// `common_isa_header`.
pub mod common_isa_header {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 39, "574b316600373b90"),
        ("major_version/oldest", PAGE, 40, "c06be25fd5bd1001"),
        ("num_kernels/range", PAGE, 41, "4bb03fd23624e0a9"),
    ];
}

/// `file_scope_var_info`.
pub mod file_scope_var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 137, "e0a887106e224949"),
        ("bit_properties.data_type/encoding", PAGE, 144, "f78a886061124592"),
        ("bit_properties.alignment/encoding", PAGE, 155, "804fca308fe35d26"),
        ("num_elements/range", PAGE, 166, "54b0eb2702b836b4"),
        ("name_len/range", PAGE, 171, "f8643a03369fa003"),
    ];
}

/// `function_data`.
pub mod function_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("string_count/range", PAGE, 596, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 622, "16e05da278967557"),
        ("instructions/end", PAGE, 623, "a6616b02b2b02f2f"),
        ("variable_count/range", PAGE, 624, "0524c1d0505df081"),
        ("address_count/range", PAGE, 625, "8b7aed1c8bad43bd"),
        ("predicate_count/range", PAGE, 626, "86ae006bd90eb041"),
        ("sampler_count/range", PAGE, 627, "a057f8dcdfd10d9f"),
        ("surface_count/range", PAGE, 628, "df6763feb3353c09"),
        ("vme_count/zero", PAGE, 629, "583c32c816b72b4d"),
        ("input_size/range", PAGE, 630, "37e95364ce9ec8bf"),
        ("return_value_size/range", PAGE, 631, "81a4abf6b900bd18"),
        ("string_pool/first", PAGE, 632, "c49cb89dfaefa818"),
        ("name_index/declared", PAGE, 633, "8425193a04642417"),
        ("name_index/length", PAGE, 634, "e43f996e6d05c40d"),
    ];
}

/// `function_info`.
pub mod function_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 191, "e0a887106e224949"),
        ("name_len/range", PAGE, 205, "e87280366df3ad20"),
        ("offset/extern", PAGE, 206, "56f2f82bee17564b"),
        ("size/extern", PAGE, 207, "18b34af57c31bb3d"),
    ];
}

/// `gen_binary_info`.
pub mod gen_binary_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("gen_platform/encoding", PAGE, 113, "dee7f8bece549309"),
    ];
}

/// `input_info`.
pub mod input_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 443, "3eaada12fb59491e"),
        ("kind.category/encoding", PAGE, 444, "4097c50a0c00141d"),
        ("id/general", PAGE, 456, "17611952c466817b"),
        ("id/sampler", PAGE, 457, "c3f7d7e4c4628496"),
        ("id/surface", PAGE, 458, "cfa2cd0c596c0a6c"),
        ("offset/state", PAGE, 459, "1d4bc6598ecfc102"),
        ("offset/type", PAGE, 460, "abdbe7a51b6a6281"),
        ("offset/register", PAGE, 462, "d0dfe807f89e3094"),
        ("offset/cross", PAGE, 464, "ac7b82381a4fa587"),
        ("size/variable", PAGE, 466, "a4a1973282ca96ed"),
        ("offset/overlap", PAGE, 467, "bebf6f7a7f89471a"),
        ("id/alias", PAGE, 468, "89875777b1aaf91f"),
    ];
}

/// `kernel_data`.
pub mod kernel_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("string_count/range", PAGE, 507, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 533, "16e05da278967557"),
        ("instructions/end", PAGE, 534, "a6616b02b2b02f2f"),
        ("attribute_info/target", PAGE, 535, "1c02af4cae0d6210"),
        ("attribute_info/slm_size", PAGE, 536, "eca67a78f1c53d5d"),
        ("attribute_info/spill_mem_offset", PAGE, 537, "b523b9b258e34f5a"),
        ("variable_count/range", PAGE, 539, "3391c8c59b74b00e"),
        ("address_count/range", PAGE, 540, "b5666f06cebba48a"),
        ("predicate_count/range", PAGE, 541, "a1a9392ed2f051ee"),
        ("sampler_count/range", PAGE, 542, "b80dd9acd2749d82"),
        ("surface_count/range", PAGE, 543, "a551a2fe3886a836"),
        ("vme_count/zero", PAGE, 544, "583c32c816b72b4d"),
        ("num_inputs/range", PAGE, 545, "38b4b609a43e87d7"),
        ("input_info/order", PAGE, 546, "04d4c06069db4d37"),
        ("string_pool/first", PAGE, 547, "c49cb89dfaefa818"),
        ("name_index/declared", PAGE, 548, "8425193a04642417"),
        ("name_index/length", PAGE, 549, "e43f996e6d05c40d"),
    ];
}

/// `kernel_info`.
pub mod kernel_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_len/range", PAGE, 75, "861d4642d0f9e6ad"),
        ("num_gen_binaries/range", PAGE, 76, "719a4005bf924546"),
    ];
}

/// `label_info`.
pub mod label_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 417, "484222835aa1839d"),
        ("name_index/declared", PAGE, 428, "8425193a04642417"),
        ("name_index/length", PAGE, 429, "396e899d08741f04"),
    ];
}

/// `predicate_info`.
pub mod predicate_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 358, "81adb084588af498"),
        ("name_index/declared", PAGE, 359, "8425193a04642417"),
        ("name_index/length", PAGE, 360, "70ade753cd860885"),
    ];
}

/// `sampler_info`.
pub mod sampler_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 380, "8425193a04642417"),
        ("name_index/length", PAGE, 381, "70ade753cd860885"),
    ];
}

/// `surface_info`.
pub mod surface_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 401, "8425193a04642417"),
        ("name_index/length", PAGE, 402, "70ade753cd860885"),
    ];
}

/// `var_info`.
pub mod var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("bit_properties.data_type/encoding", PAGE, 270, "007a5c9153b1ed6b"),
        ("bit_properties.alignment/encoding", PAGE, 283, "804fca308fe35d26"),
        ("num_elements/range", PAGE, 294, "fedb785314631a20"),
        ("alias_scope_specifier/encoding", PAGE, 298, "dcd050c6507dc222"),
        ("num_elements/bytes", PAGE, 305, "8c2d631139bece5c"),
        ("alias_index/declared", PAGE, 306, "72a1ff68718fc59b"),
        ("alias_index/predefined", PAGE, 308, "53c5b3f64084884a"),
        ("alias_offset/room", PAGE, 310, "6873785621dc1e13"),
        ("alias_offset/none", PAGE, 312, "19494160e730c03e"),
        ("alias_offset/align", PAGE, 313, "48e09848335f60d0"),
        ("name_index/declared", PAGE, 315, "8425193a04642417"),
        ("name_index/length", PAGE, 316, "70ade753cd860885"),
    ];
}
