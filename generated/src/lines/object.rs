// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/object.md";

/// `address_info`.
pub mod address_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/used", PAGE, 375, "340c90a350f7c616"),
        ("num_elements/range", PAGE, 376, "88d5156e149f25fa"),
        ("name_index/declared", PAGE, 377, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 378, "14c40ca74a50ed59"),
    ];
}

/// `attribute_info`.
pub mod attribute_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name/declared", PAGE, 238, "66d9680f29905504"),
        ("name/length", PAGE, 239, "699b6177a8590ea6"),
        ("name/printable", PAGE, 240, "0bda9e6154749678"),
        ("name/known", PAGE, 241, "7095b629d17a968b"),
    ];
}

/// `common_isa_header`.
pub mod common_isa_header {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 42, "6a545e12c496c17c"),
        ("major_version/oldest", PAGE, 43, "eb70f1a46be5b727"),
        ("major_version/newest", PAGE, 45, "51f56de151c5f053"),
        ("num_kernels/range", PAGE, 47, "f5b0cff992b6989b"),
    ];
}

/// `file_scope_var_info`.
pub mod file_scope_var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 143, "e0a887106e224949"),
        ("bit_properties.data_type/encoding", PAGE, 150, "4cbd33f93dcb618e"),
        ("bit_properties.alignment/encoding", PAGE, 161, "6940dc66b8047ecd"),
        ("num_elements/range", PAGE, 172, "54b0eb2702b836b4"),
        ("name_len/range", PAGE, 177, "c2c31fbcf996679f"),
    ];
}

/// `function_data`.
pub mod function_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/arg_size", PAGE, 262, "2d254d76248f4f89"),
        ("attribute_info/arg_size_bytes", PAGE, 262, "2d254d76248f4f89"),
        ("attribute_info/arg_size_present", PAGE, 262, "2d254d76248f4f89"),
        ("attribute_info/ret_val_size", PAGE, 263, "1e37456f8072dbb0"),
        ("attribute_info/ret_val_size_bytes", PAGE, 263, "1e37456f8072dbb0"),
        ("attribute_info/ret_val_size_present", PAGE, 263, "1e37456f8072dbb0"),
        ("attribute_info/extern_bytes", PAGE, 264, "dff9703bb0a883ae"),
        ("string_count/range", PAGE, 662, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 688, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 690, "c56ccd3007a1d7a6"),
        ("variable_count/range", PAGE, 692, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 693, "96725c439391110b"),
        ("predicate_count/range", PAGE, 694, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 696, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 697, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 699, "8f1253c800b9d97b"),
        ("input_size/range", PAGE, 700, "c328747b01134191"),
        ("return_value_size/range", PAGE, 701, "8ec9cc6f73d151a8"),
        ("string_pool/first", PAGE, 703, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 704, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 705, "284594cb57ca3535"),
    ];
}

/// `function_info`.
pub mod function_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 197, "e0a887106e224949"),
        ("name_len/range", PAGE, 211, "24b0e6f9d526e9a2"),
        ("offset/extern", PAGE, 212, "cc99f4e182b6cf18"),
        ("size/extern", PAGE, 214, "387ce5d3f9271d12"),
    ];
}

/// `gen_binary_info`.
pub mod gen_binary_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("gen_platform/encoding", PAGE, 119, "dee7f8bece549309"),
    ];
}

/// `input_info`.
pub mod input_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 487, "125d820db4d889b5"),
        ("kind.category/encoding", PAGE, 488, "4097c50a0c00141d"),
        ("id/general", PAGE, 500, "72cfe6053f75fa9b"),
        ("id/sampler", PAGE, 502, "5870f48e6abfdbe4"),
        ("id/surface", PAGE, 504, "6c4f9c2446827b99"),
        ("offset/state", PAGE, 506, "813d9bde9d7889d1"),
        ("offset/type", PAGE, 508, "099c5106a8925f10"),
        ("offset/register", PAGE, 510, "bbfa9b0dd2d7ace2"),
        ("offset/cross", PAGE, 512, "a718602936cbb935"),
        ("size/variable", PAGE, 514, "2c58a6519fa855fc"),
        ("offset/registers", PAGE, 516, "edcbfaff89a1be23"),
        ("size/surface", PAGE, 518, "b202d7bbb7e024b7"),
        ("size/sampler", PAGE, 520, "84871746d77a5bb2"),
        ("offset/overlap", PAGE, 522, "9d0ec128dec90127"),
        ("id/own", PAGE, 524, "82407fd1415a3898"),
        ("id/alias", PAGE, 527, "e017b67874fe9459"),
    ];
}

/// `kernel_data`.
pub mod kernel_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/output_asm_path_bytes", PAGE, 248, "74872c242a017199"),
        ("attribute_info/asm_name_bytes", PAGE, 249, "fb5fba376e9ae050"),
        ("attribute_info/target", PAGE, 250, "dba95d2c7db544e5"),
        ("attribute_info/target_bytes", PAGE, 250, "dba95d2c7db544e5"),
        ("attribute_info/simd_size", PAGE, 251, "f55616132c6a140d"),
        ("attribute_info/simd_size_bytes", PAGE, 251, "f55616132c6a140d"),
        ("attribute_info/slm_size", PAGE, 252, "dc63f8fb6601fef3"),
        ("attribute_info/slm_size_bytes", PAGE, 252, "dc63f8fb6601fef3"),
        ("attribute_info/spill_mem_offset_bytes", PAGE, 253, "2c34ba3c97942340"),
        ("attribute_info/per_thread_input_size_bytes", PAGE, 254, "dd5f78e0a8049e59"),
        ("attribute_info/n_barrier_cnt_bytes", PAGE, 255, "74cf0907c1130e0c"),
        ("attribute_info/num_grf_bytes", PAGE, 256, "e4a659caef5fdb3b"),
        ("attribute_info/no_barrier_bytes", PAGE, 257, "2c21707b286005b6"),
        ("attribute_info/all_lane_active_bytes", PAGE, 258, "c9ac40f78dd1127a"),
        ("attribute_info/caller_bytes", PAGE, 259, "3cce6ca2807315f6"),
        ("attribute_info/composable_bytes", PAGE, 260, "7bc144aa6ae998af"),
        ("attribute_info/entry_bytes", PAGE, 261, "ad392497d29a382f"),
        ("string_count/range", PAGE, 567, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 593, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 595, "c56ccd3007a1d7a6"),
        ("attribute_info/spill_mem_offset", PAGE, 597, "16665ab6f6875e22"),
        ("attribute_info/once", PAGE, 599, "d9d9f8d9836d659f"),
        ("attribute_info/per_thread_input_size", PAGE, 600, "13e31b8753640a6e"),
        ("variable_count/range", PAGE, 602, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 603, "96725c439391110b"),
        ("predicate_count/range", PAGE, 604, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 606, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 607, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 609, "8f1253c800b9d97b"),
        ("num_inputs/range", PAGE, 610, "4eddf3c3faf60c30"),
        ("input_info/order", PAGE, 611, "7b1ba8fc6c8f787d"),
        ("string_pool/first", PAGE, 613, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 614, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 615, "284594cb57ca3535"),
    ];
}

/// `kernel_info`.
pub mod kernel_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_len/range", PAGE, 81, "24b0e6f9d526e9a2"),
        ("num_gen_binaries/range", PAGE, 82, "122fe627d4370d8d"),
    ];
}

/// `label_info`.
pub mod label_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 460, "8ac9bba72a92dd90"),
        ("name_index/used", PAGE, 471, "fdd83165c2888509"),
        ("name_index/declared", PAGE, 472, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 473, "3f80435f81c9b42d"),
    ];
}

/// `predicate_info`.
pub mod predicate_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/used", PAGE, 398, "344cb0c10881ab23"),
        ("num_elements/range", PAGE, 399, "a255ff853e6040dc"),
        ("name_index/declared", PAGE, 401, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 402, "14c40ca74a50ed59"),
    ];
}

/// `sampler_info`.
pub mod sampler_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/range", PAGE, 422, "2fc3407f9968090c"),
        ("name_index/declared", PAGE, 423, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 424, "14c40ca74a50ed59"),
    ];
}

/// `surface_info`.
pub mod surface_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/declared", PAGE, 444, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 445, "14c40ca74a50ed59"),
    ];
}

/// `var_info`.
pub mod var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/scope", PAGE, 265, "18dff1578e94f32d"),
        ("attribute_info/scope_bytes", PAGE, 265, "18dff1578e94f32d"),
        ("attribute_info/input_bytes", PAGE, 266, "e51877e469fecd29"),
        ("attribute_info/output_bytes", PAGE, 267, "2247770eaa7ae8e1"),
        ("attribute_info/input_output_bytes", PAGE, 268, "e870abc25257eb1b"),
        ("attribute_info/payload_live_out_bytes", PAGE, 269, "c434c154ab958c5e"),
        ("attribute_info/no_widening_bytes", PAGE, 270, "5265f1ba33e15d7b"),
        ("attribute_info/do_not_spill_bytes", PAGE, 271, "9bc317c16c7445f7"),
        ("bit_properties.data_type/encoding", PAGE, 294, "587575046c2924d7"),
        ("bit_properties.alignment/encoding", PAGE, 307, "6940dc66b8047ecd"),
        ("num_elements/range", PAGE, 318, "fedb785314631a20"),
        ("alias_scope_specifier/encoding", PAGE, 322, "dcd050c6507dc222"),
        ("name_index/used", PAGE, 329, "acdcc0083fb7927c"),
        ("num_elements/bytes", PAGE, 330, "b1dddc5bddf1e494"),
        ("alias_index/declared", PAGE, 332, "3edfc8d0880f1aa2"),
        ("alias_index/predefined", PAGE, 334, "3fd5f2b4c9ed3d04"),
        ("alias_index/align", PAGE, 337, "ad816869dc5056ac"),
        ("alias_index/register", PAGE, 341, "ab8b59f887a37a1b"),
        ("alias_offset/begin", PAGE, 345, "4cd030119d8b3c32"),
        ("alias_offset/room", PAGE, 348, "5917a36576e4c683"),
        ("alias_offset/none", PAGE, 351, "8a7fcec340aaea6e"),
        ("alias_offset/align", PAGE, 352, "08395ec0401c1f7b"),
        ("name_index/declared", PAGE, 354, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 355, "14c40ca74a50ed59"),
    ];
}
