// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/object.md";

/// `address_info`.
pub mod address_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 341, "88d5156e149f25fa"),
        ("name_index/declared", PAGE, 342, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 343, "14c40ca74a50ed59"),
    ];
}

/// `attribute_info`.
pub mod attribute_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name/declared", PAGE, 233, "66d9680f29905504"),
        ("name/length", PAGE, 234, "699b6177a8590ea6"),
        ("name/printable", PAGE, 235, "0bda9e6154749678"),
    ];
}

/// `common_isa_header`.
pub mod common_isa_header {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 39, "6a545e12c496c17c"),
        ("major_version/oldest", PAGE, 40, "eb70f1a46be5b727"),
        ("num_kernels/range", PAGE, 42, "f5b0cff992b6989b"),
    ];
}

/// `file_scope_var_info`.
pub mod file_scope_var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 138, "e0a887106e224949"),
        ("bit_properties.data_type/encoding", PAGE, 145, "f78a886061124592"),
        ("bit_properties.alignment/encoding", PAGE, 156, "804fca308fe35d26"),
        ("num_elements/range", PAGE, 167, "54b0eb2702b836b4"),
        ("name_len/range", PAGE, 172, "c2c31fbcf996679f"),
    ];
}

/// `function_data`.
pub mod function_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("string_count/range", PAGE, 615, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 641, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 643, "3bb6d69dfb8d5bd2"),
        ("variable_count/range", PAGE, 644, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 645, "96725c439391110b"),
        ("predicate_count/range", PAGE, 646, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 648, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 649, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 651, "8f1253c800b9d97b"),
        ("input_size/range", PAGE, 652, "c328747b01134191"),
        ("return_value_size/range", PAGE, 653, "8ec9cc6f73d151a8"),
        ("string_pool/first", PAGE, 655, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 656, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 657, "284594cb57ca3535"),
    ];
}

/// `function_info`.
pub mod function_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 192, "e0a887106e224949"),
        ("name_len/range", PAGE, 206, "24b0e6f9d526e9a2"),
        ("offset/extern", PAGE, 207, "cc99f4e182b6cf18"),
        ("size/extern", PAGE, 209, "387ce5d3f9271d12"),
    ];
}

/// `gen_binary_info`.
pub mod gen_binary_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("gen_platform/encoding", PAGE, 114, "dee7f8bece549309"),
    ];
}

/// `input_info`.
pub mod input_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 449, "3eaada12fb59491e"),
        ("kind.category/encoding", PAGE, 450, "4097c50a0c00141d"),
        ("id/general", PAGE, 462, "72cfe6053f75fa9b"),
        ("id/sampler", PAGE, 464, "5870f48e6abfdbe4"),
        ("id/surface", PAGE, 466, "6c4f9c2446827b99"),
        ("offset/state", PAGE, 468, "813d9bde9d7889d1"),
        ("offset/type", PAGE, 470, "099c5106a8925f10"),
        ("offset/register", PAGE, 472, "bbfa9b0dd2d7ace2"),
        ("offset/cross", PAGE, 474, "a718602936cbb935"),
        ("size/variable", PAGE, 476, "2c58a6519fa855fc"),
        ("offset/overlap", PAGE, 478, "9d0ec128dec90127"),
        ("id/alias", PAGE, 480, "e017b67874fe9459"),
    ];
}

/// `kernel_data`.
pub mod kernel_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("string_count/range", PAGE, 520, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 546, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 548, "3bb6d69dfb8d5bd2"),
        ("attribute_info/target", PAGE, 549, "2381dcba7bb3c8f3"),
        ("attribute_info/slm_size", PAGE, 551, "bf1bc51085ef6cd1"),
        ("attribute_info/spill_mem_offset", PAGE, 553, "16665ab6f6875e22"),
        ("variable_count/range", PAGE, 555, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 556, "96725c439391110b"),
        ("predicate_count/range", PAGE, 557, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 559, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 560, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 562, "8f1253c800b9d97b"),
        ("num_inputs/range", PAGE, 563, "4eddf3c3faf60c30"),
        ("input_info/order", PAGE, 564, "7b1ba8fc6c8f787d"),
        ("string_pool/first", PAGE, 566, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 567, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 568, "284594cb57ca3535"),
    ];
}

/// `kernel_info`.
pub mod kernel_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_len/range", PAGE, 76, "24b0e6f9d526e9a2"),
        ("num_gen_binaries/range", PAGE, 77, "122fe627d4370d8d"),
    ];
}

/// `label_info`.
pub mod label_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 423, "484222835aa1839d"),
        ("name_index/declared", PAGE, 434, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 435, "3f80435f81c9b42d"),
    ];
}

/// `predicate_info`.
pub mod predicate_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 363, "a255ff853e6040dc"),
        ("name_index/declared", PAGE, 365, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 366, "14c40ca74a50ed59"),
    ];
}

/// `sampler_info`.
pub mod sampler_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 386, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 387, "14c40ca74a50ed59"),
    ];
}

/// `surface_info`.
pub mod surface_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 407, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 408, "14c40ca74a50ed59"),
    ];
}

/// `var_info`.
pub mod var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("bit_properties.data_type/encoding", PAGE, 272, "007a5c9153b1ed6b"),
        ("bit_properties.alignment/encoding", PAGE, 285, "804fca308fe35d26"),
        ("num_elements/range", PAGE, 296, "fedb785314631a20"),
        ("alias_scope_specifier/encoding", PAGE, 300, "dcd050c6507dc222"),
        ("num_elements/bytes", PAGE, 307, "b1dddc5bddf1e494"),
        ("alias_index/declared", PAGE, 309, "3edfc8d0880f1aa2"),
        ("alias_index/predefined", PAGE, 311, "bc2f6472a6ba7024"),
        ("alias_offset/room", PAGE, 314, "7f007f8a2dc8cce6"),
        ("alias_offset/none", PAGE, 317, "8a7fcec340aaea6e"),
        ("alias_offset/align", PAGE, 318, "08395ec0401c1f7b"),
        ("name_index/declared", PAGE, 320, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 321, "14c40ca74a50ed59"),
    ];
}
