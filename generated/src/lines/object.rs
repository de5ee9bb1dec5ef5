// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/object.md";

/// `address_info`.
pub mod address_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/used", PAGE, 419, "340c90a350f7c616"),
        ("num_elements/range", PAGE, 420, "88d5156e149f25fa"),
        ("name_index/declared", PAGE, 421, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 422, "14c40ca74a50ed59"),
    ];
}

/// `attribute_info`.
pub mod attribute_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name/declared", PAGE, 262, "66d9680f29905504"),
        ("name/length", PAGE, 263, "699b6177a8590ea6"),
        ("name/printable", PAGE, 264, "0bda9e6154749678"),
        ("name/known", PAGE, 265, "7095b629d17a968b"),
    ];
}

/// `common_isa_header`.
pub mod common_isa_header {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("magic_number/value", PAGE, 42, "6a545e12c496c17c"),
        ("major_version/oldest", PAGE, 43, "eb70f1a46be5b727"),
        ("major_version/newest", PAGE, 45, "51f56de151c5f053"),
        ("minor_version/newest", PAGE, 47, "3b07c65829e34959"),
        ("num_kernels/range", PAGE, 49, "f5b0cff992b6989b"),
        ("num_kernels/some", PAGE, 50, "0b48b99b06bf0e35"),
        ("function_info/globals", PAGE, 52, "a1ec807813ad2e2d"),
    ];
}

/// `file_scope_var_info`.
pub mod file_scope_var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 165, "e0a887106e224949"),
        ("bit_properties.data_type/encoding", PAGE, 172, "4cbd33f93dcb618e"),
        ("bit_properties.alignment/encoding", PAGE, 183, "6940dc66b8047ecd"),
        ("num_elements/range", PAGE, 194, "54b0eb2702b836b4"),
        ("name_len/range", PAGE, 199, "c2c31fbcf996679f"),
    ];
}

/// `function_data`.
pub mod function_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/output_asm_path_bytes", PAGE, 272, "dbdbd01c481a16e1"),
        ("attribute_info/own", PAGE, 272, "dbdbd01c481a16e1"),
        ("attribute_info/asm_name_bytes", PAGE, 273, "e9eac520367822f4"),
        ("attribute_info/target", PAGE, 274, "80a6b3fde0444635"),
        ("attribute_info/target_bytes", PAGE, 274, "80a6b3fde0444635"),
        ("attribute_info/simd_size", PAGE, 275, "e17ffc2e9987db1d"),
        ("attribute_info/simd_size_bytes", PAGE, 275, "e17ffc2e9987db1d"),
        ("attribute_info/slm_size", PAGE, 276, "495b3682a88ab18b"),
        ("attribute_info/slm_size_bytes", PAGE, 276, "495b3682a88ab18b"),
        ("attribute_info/spill_mem_offset_bytes", PAGE, 277, "d8f32cf7686b84c0"),
        ("attribute_info/per_thread_input_size_bytes", PAGE, 278, "15739ef8bbf6add9"),
        ("attribute_info/n_barrier_cnt_bytes", PAGE, 279, "6c0314e30223c668"),
        ("attribute_info/num_grf_bytes", PAGE, 280, "4c3ccf7c04950043"),
        ("attribute_info/no_barrier_bytes", PAGE, 281, "546c8451fc14f936"),
        ("attribute_info/all_lane_active_bytes", PAGE, 282, "83d22047a0a598ba"),
        ("attribute_info/caller_bytes", PAGE, 283, "2819016344741cfa"),
        ("attribute_info/composable_bytes", PAGE, 284, "c4192e2538d3bd97"),
        ("attribute_info/entry_bytes", PAGE, 285, "f7dd46bc10b7412b"),
        ("attribute_info/arg_size", PAGE, 287, "2d254d76248f4f89"),
        ("attribute_info/arg_size_bytes", PAGE, 287, "2d254d76248f4f89"),
        ("attribute_info/arg_size_present", PAGE, 287, "2d254d76248f4f89"),
        ("attribute_info/ret_val_size", PAGE, 289, "1e37456f8072dbb0"),
        ("attribute_info/ret_val_size_bytes", PAGE, 289, "1e37456f8072dbb0"),
        ("attribute_info/ret_val_size_present", PAGE, 289, "1e37456f8072dbb0"),
        ("attribute_info/extern_bytes", PAGE, 290, "dff9703bb0a883ae"),
        ("string_count/range", PAGE, 725, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 751, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 753, "c56ccd3007a1d7a6"),
        ("attribute_info/spill_mem_offset", PAGE, 755, "16665ab6f6875e22"),
        ("variable_count/range", PAGE, 757, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 758, "96725c439391110b"),
        ("predicate_count/range", PAGE, 759, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 761, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 762, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 764, "8f1253c800b9d97b"),
        ("input_size/attribute", PAGE, 765, "b8b32df9643180eb"),
        ("return_value_size/attribute", PAGE, 767, "0b95ffe083134f25"),
        ("input_size/range", PAGE, 769, "c328747b01134191"),
        ("return_value_size/range", PAGE, 770, "8ec9cc6f73d151a8"),
        ("string_pool/first", PAGE, 772, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 773, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 774, "284594cb57ca3535"),
        ("name_index/some", PAGE, 775, "e17ca2d1f7c86d1a"),
        ("name_index/function", PAGE, 776, "ed90056164ccbee3"),
    ];
}

/// `function_info`.
pub mod function_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 219, "e0a887106e224949"),
        ("name_len/range", PAGE, 233, "24b0e6f9d526e9a2"),
        ("offset/extern", PAGE, 234, "cc99f4e182b6cf18"),
        ("size/extern", PAGE, 236, "387ce5d3f9271d12"),
        ("size/object", PAGE, 237, "129b0a1598c2c5d4"),
    ];
}

/// `function_reloc_symtab`.
pub mod function_reloc_symtab {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("resolved_index/range", PAGE, 123, "b29f65c29f867c87"),
    ];
}

/// `gen_binary_info`.
pub mod gen_binary_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("gen_platform/encoding", PAGE, 137, "dee7f8bece549309"),
        ("binary_size/file", PAGE, 147, "c8e6ef995371ee1a"),
    ];
}

/// `input_info`.
pub mod input_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 533, "125d820db4d889b5"),
        ("kind.category/encoding", PAGE, 534, "4097c50a0c00141d"),
        ("id/general", PAGE, 546, "72cfe6053f75fa9b"),
        ("id/sampler", PAGE, 548, "5870f48e6abfdbe4"),
        ("id/surface", PAGE, 550, "6c4f9c2446827b99"),
        ("offset/state", PAGE, 552, "813d9bde9d7889d1"),
        ("offset/type", PAGE, 554, "099c5106a8925f10"),
        ("offset/register", PAGE, 556, "bbfa9b0dd2d7ace2"),
        ("offset/cross", PAGE, 558, "a718602936cbb935"),
        ("offset/alignment", PAGE, 560, "3d65789a3a3e78b2"),
        ("size/variable", PAGE, 564, "2c58a6519fa855fc"),
        ("offset/registers", PAGE, 566, "edcbfaff89a1be23"),
        ("size/surface", PAGE, 568, "b202d7bbb7e024b7"),
        ("size/sampler", PAGE, 570, "84871746d77a5bb2"),
        ("offset/overlap", PAGE, 572, "9d0ec128dec90127"),
        ("id/own", PAGE, 574, "82407fd1415a3898"),
        ("kind/documented", PAGE, 577, "4ac93770443ad8d1"),
        ("kind/general", PAGE, 578, "7acb48ae427660c7"),
        ("kind/surface", PAGE, 580, "37f811da032bb751"),
        ("id/sizes", PAGE, 582, "83e4416b21436478"),
        ("id/dependencies", PAGE, 585, "52c7f0593fde1e9f"),
        ("id/alias", PAGE, 587, "e017b67874fe9459"),
    ];
}

/// `kernel_data`.
pub mod kernel_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/output_asm_path_bytes", PAGE, 272, "dbdbd01c481a16e1"),
        ("attribute_info/own", PAGE, 272, "dbdbd01c481a16e1"),
        ("attribute_info/asm_name_bytes", PAGE, 273, "e9eac520367822f4"),
        ("attribute_info/target", PAGE, 274, "80a6b3fde0444635"),
        ("attribute_info/target_bytes", PAGE, 274, "80a6b3fde0444635"),
        ("attribute_info/simd_size", PAGE, 275, "e17ffc2e9987db1d"),
        ("attribute_info/simd_size_bytes", PAGE, 275, "e17ffc2e9987db1d"),
        ("attribute_info/slm_size", PAGE, 276, "495b3682a88ab18b"),
        ("attribute_info/slm_size_bytes", PAGE, 276, "495b3682a88ab18b"),
        ("attribute_info/spill_mem_offset_bytes", PAGE, 277, "d8f32cf7686b84c0"),
        ("attribute_info/per_thread_input_size_bytes", PAGE, 278, "15739ef8bbf6add9"),
        ("attribute_info/n_barrier_cnt_bytes", PAGE, 279, "6c0314e30223c668"),
        ("attribute_info/num_grf_bytes", PAGE, 280, "4c3ccf7c04950043"),
        ("attribute_info/no_barrier_bytes", PAGE, 281, "546c8451fc14f936"),
        ("attribute_info/all_lane_active_bytes", PAGE, 282, "83d22047a0a598ba"),
        ("attribute_info/caller_bytes", PAGE, 283, "2819016344741cfa"),
        ("attribute_info/composable_bytes", PAGE, 284, "c4192e2538d3bd97"),
        ("attribute_info/entry_bytes", PAGE, 285, "f7dd46bc10b7412b"),
        ("attribute_info/arg_size", PAGE, 286, "bc37fc719246b4c9"),
        ("attribute_info/arg_size_bytes", PAGE, 286, "bc37fc719246b4c9"),
        ("attribute_info/ret_val_size", PAGE, 288, "98cbb28dab9ee134"),
        ("attribute_info/ret_val_size_bytes", PAGE, 288, "98cbb28dab9ee134"),
        ("string_count/range", PAGE, 627, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 653, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 655, "c56ccd3007a1d7a6"),
        ("attribute_info/spill_mem_offset", PAGE, 657, "16665ab6f6875e22"),
        ("attribute_info/once", PAGE, 659, "d9d9f8d9836d659f"),
        ("attribute_info/per_thread_input_size", PAGE, 660, "13e31b8753640a6e"),
        ("variable_count/range", PAGE, 662, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 663, "96725c439391110b"),
        ("predicate_count/range", PAGE, 664, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 666, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 667, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 669, "8f1253c800b9d97b"),
        ("num_inputs/range", PAGE, 670, "4eddf3c3faf60c30"),
        ("input_info/order", PAGE, 671, "7b1ba8fc6c8f787d"),
        ("string_pool/first", PAGE, 673, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 674, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 675, "284594cb57ca3535"),
        ("name_index/some", PAGE, 676, "e17ca2d1f7c86d1a"),
        ("name_index/kernel", PAGE, 677, "677eee94c96b3527"),
    ];
}

/// `kernel_info`.
pub mod kernel_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_len/range", PAGE, 87, "24b0e6f9d526e9a2"),
        ("num_gen_binaries/range", PAGE, 88, "122fe627d4370d8d"),
        ("size/object", PAGE, 89, "8f8f193ef716a316"),
        ("input_offset/inputs", PAGE, 91, "ed4f6af44d187333"),
    ];
}

/// `label_info`.
pub mod label_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 506, "8ac9bba72a92dd90"),
        ("name_index/used", PAGE, 517, "fdd83165c2888509"),
        ("name_index/declared", PAGE, 518, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 519, "3f80435f81c9b42d"),
    ];
}

/// `predicate_info`.
pub mod predicate_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/used", PAGE, 442, "344cb0c10881ab23"),
        ("num_elements/range", PAGE, 443, "a255ff853e6040dc"),
        ("name_index/declared", PAGE, 445, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 446, "14c40ca74a50ed59"),
    ];
}

/// `sampler_info`.
pub mod sampler_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/some", PAGE, 466, "535a9a4c3c42f14f"),
        ("num_elements/range", PAGE, 467, "2fc3407f9968090c"),
        ("name_index/declared", PAGE, 468, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 469, "14c40ca74a50ed59"),
    ];
}

/// `surface_info`.
pub mod surface_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/some", PAGE, 489, "04942dac93af9d4c"),
        ("name_index/declared", PAGE, 490, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 491, "14c40ca74a50ed59"),
    ];
}

/// `var_info`.
pub mod var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/scope", PAGE, 291, "18dff1578e94f32d"),
        ("attribute_info/scope_bytes", PAGE, 291, "18dff1578e94f32d"),
        ("attribute_info/own", PAGE, 291, "18dff1578e94f32d"),
        ("attribute_info/input_bytes", PAGE, 292, "e51877e469fecd29"),
        ("attribute_info/output_bytes", PAGE, 293, "2247770eaa7ae8e1"),
        ("attribute_info/input_output_bytes", PAGE, 294, "e870abc25257eb1b"),
        ("attribute_info/payload_live_out_bytes", PAGE, 295, "c434c154ab958c5e"),
        ("attribute_info/no_widening_bytes", PAGE, 296, "5265f1ba33e15d7b"),
        ("attribute_info/do_not_spill_bytes", PAGE, 297, "9bc317c16c7445f7"),
        ("bit_properties.data_type/encoding", PAGE, 320, "587575046c2924d7"),
        ("bit_properties.alignment/encoding", PAGE, 333, "6940dc66b8047ecd"),
        ("num_elements/range", PAGE, 344, "fedb785314631a20"),
        ("alias_scope_specifier/encoding", PAGE, 348, "dcd050c6507dc222"),
        ("name_index/used", PAGE, 355, "acdcc0083fb7927c"),
        ("attribute_info/subroutine", PAGE, 356, "ee80866f5c69e21d"),
        ("num_elements/bytes", PAGE, 358, "b1dddc5bddf1e494"),
        ("alias_index/declared", PAGE, 360, "3edfc8d0880f1aa2"),
        ("alias_index/own", PAGE, 362, "f4857990ca3f0929"),
        ("alias_index/before", PAGE, 364, "e5de374cf0f1d340"),
        ("alias_index/global", PAGE, 367, "3a247b1bd733cdf7"),
        ("alias_offset/global", PAGE, 369, "7a4a287f68e97ee9"),
        ("alias_index/implicit", PAGE, 372, "893a9ee2bcc790ff"),
        ("alias_index/predefined", PAGE, 375, "3fd5f2b4c9ed3d04"),
        ("alias_index/align", PAGE, 378, "ad816869dc5056ac"),
        ("alias_index/register", PAGE, 382, "ab8b59f887a37a1b"),
        ("alias_offset/begin", PAGE, 386, "4cd030119d8b3c32"),
        ("alias_offset/room", PAGE, 389, "5917a36576e4c683"),
        ("alias_offset/none", PAGE, 392, "8a7fcec340aaea6e"),
        ("alias_offset/alignment", PAGE, 393, "5e43134dfff2382a"),
        ("alias_offset/align", PAGE, 396, "08395ec0401c1f7b"),
        ("name_index/declared", PAGE, 398, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 399, "14c40ca74a50ed59"),
    ];
}

/// `variable_reloc_symtab`.
pub mod variable_reloc_symtab {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("resolved_index/range", PAGE, 107, "c26840aa509fd79f"),
    ];
}
