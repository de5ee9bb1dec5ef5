// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/object.md";

/// `address_info`.
pub mod address_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 343, "88d5156e149f25fa"),
        ("name_index/declared", PAGE, 344, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 345, "14c40ca74a50ed59"),
    ];
}

/// `attribute_info`.
pub mod attribute_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name/declared", PAGE, 235, "66d9680f29905504"),
        ("name/length", PAGE, 236, "699b6177a8590ea6"),
        ("name/printable", PAGE, 237, "0bda9e6154749678"),
    ];
}

/// `common_isa_header`.
pub mod common_isa_header {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 41, "6a545e12c496c17c"),
        ("major_version/oldest", PAGE, 42, "eb70f1a46be5b727"),
        ("num_kernels/range", PAGE, 44, "f5b0cff992b6989b"),
    ];
}

/// `file_scope_var_info`.
pub mod file_scope_var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 140, "e0a887106e224949"),
        ("bit_properties.data_type/encoding", PAGE, 147, "f78a886061124592"),
        ("bit_properties.alignment/encoding", PAGE, 158, "804fca308fe35d26"),
        ("num_elements/range", PAGE, 169, "54b0eb2702b836b4"),
        ("name_len/range", PAGE, 174, "c2c31fbcf996679f"),
    ];
}

/// `function_data`.
pub mod function_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("string_count/range", PAGE, 617, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 643, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 645, "3bb6d69dfb8d5bd2"),
        ("variable_count/range", PAGE, 646, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 647, "96725c439391110b"),
        ("predicate_count/range", PAGE, 648, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 650, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 651, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 653, "8f1253c800b9d97b"),
        ("input_size/range", PAGE, 654, "c328747b01134191"),
        ("return_value_size/range", PAGE, 655, "8ec9cc6f73d151a8"),
        ("string_pool/first", PAGE, 657, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 658, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 659, "284594cb57ca3535"),
    ];
}

/// `function_info`.
pub mod function_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 194, "e0a887106e224949"),
        ("name_len/range", PAGE, 208, "24b0e6f9d526e9a2"),
        ("offset/extern", PAGE, 209, "cc99f4e182b6cf18"),
        ("size/extern", PAGE, 211, "387ce5d3f9271d12"),
    ];
}

/// `gen_binary_info`.
pub mod gen_binary_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("gen_platform/encoding", PAGE, 116, "dee7f8bece549309"),
    ];
}

/// `input_info`.
pub mod input_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 451, "3eaada12fb59491e"),
        ("kind.category/encoding", PAGE, 452, "4097c50a0c00141d"),
        ("id/general", PAGE, 464, "72cfe6053f75fa9b"),
        ("id/sampler", PAGE, 466, "5870f48e6abfdbe4"),
        ("id/surface", PAGE, 468, "6c4f9c2446827b99"),
        ("offset/state", PAGE, 470, "813d9bde9d7889d1"),
        ("offset/type", PAGE, 472, "099c5106a8925f10"),
        ("offset/register", PAGE, 474, "bbfa9b0dd2d7ace2"),
        ("offset/cross", PAGE, 476, "a718602936cbb935"),
        ("size/variable", PAGE, 478, "2c58a6519fa855fc"),
        ("offset/overlap", PAGE, 480, "9d0ec128dec90127"),
        ("id/alias", PAGE, 482, "e017b67874fe9459"),
    ];
}

/// `kernel_data`.
pub mod kernel_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("string_count/range", PAGE, 522, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 548, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 550, "3bb6d69dfb8d5bd2"),
        ("attribute_info/target", PAGE, 551, "2381dcba7bb3c8f3"),
        ("attribute_info/slm_size", PAGE, 553, "bf1bc51085ef6cd1"),
        ("attribute_info/spill_mem_offset", PAGE, 555, "16665ab6f6875e22"),
        ("variable_count/range", PAGE, 557, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 558, "96725c439391110b"),
        ("predicate_count/range", PAGE, 559, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 561, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 562, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 564, "8f1253c800b9d97b"),
        ("num_inputs/range", PAGE, 565, "4eddf3c3faf60c30"),
        ("input_info/order", PAGE, 566, "7b1ba8fc6c8f787d"),
        ("string_pool/first", PAGE, 568, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 569, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 570, "284594cb57ca3535"),
    ];
}

/// `kernel_info`.
pub mod kernel_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_len/range", PAGE, 78, "24b0e6f9d526e9a2"),
        ("num_gen_binaries/range", PAGE, 79, "122fe627d4370d8d"),
    ];
}

/// `label_info`.
pub mod label_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 425, "484222835aa1839d"),
        ("name_index/declared", PAGE, 436, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 437, "3f80435f81c9b42d"),
    ];
}

/// `predicate_info`.
pub mod predicate_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 365, "a255ff853e6040dc"),
        ("name_index/declared", PAGE, 367, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 368, "14c40ca74a50ed59"),
    ];
}

/// `sampler_info`.
pub mod sampler_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 388, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 389, "14c40ca74a50ed59"),
    ];
}

/// `surface_info`.
pub mod surface_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 409, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 410, "14c40ca74a50ed59"),
    ];
}

/// `var_info`.
pub mod var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("bit_properties.data_type/encoding", PAGE, 274, "007a5c9153b1ed6b"),
        ("bit_properties.alignment/encoding", PAGE, 287, "804fca308fe35d26"),
        ("num_elements/range", PAGE, 298, "fedb785314631a20"),
        ("alias_scope_specifier/encoding", PAGE, 302, "dcd050c6507dc222"),
        ("num_elements/bytes", PAGE, 309, "b1dddc5bddf1e494"),
        ("alias_index/declared", PAGE, 311, "3edfc8d0880f1aa2"),
        ("alias_index/predefined", PAGE, 313, "bc2f6472a6ba7024"),
        ("alias_offset/room", PAGE, 316, "7f007f8a2dc8cce6"),
        ("alias_offset/none", PAGE, 319, "8a7fcec340aaea6e"),
        ("alias_offset/align", PAGE, 320, "08395ec0401c1f7b"),
        ("name_index/declared", PAGE, 322, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 323, "14c40ca74a50ed59"),
    ];
}
