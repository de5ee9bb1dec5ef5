// Generated from spec/chapters/object.md by `cargo xtask regen`; do not edit.
//! Lines of rules on the page of the chapter.

pub const PAGE: &str = "spec/chapters/object.md";

/// `address_info`.
pub mod address_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/used", PAGE, 428, "340c90a350f7c616"),
        ("num_elements/range", PAGE, 429, "88d5156e149f25fa"),
        ("name_index/declared", PAGE, 430, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 431, "14c40ca74a50ed59"),
    ];
}

/// `attribute_info`.
pub mod attribute_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name/declared", PAGE, 265, "66d9680f29905504"),
        ("name/length", PAGE, 266, "699b6177a8590ea6"),
        ("name/printable", PAGE, 267, "0bda9e6154749678"),
        ("name/known", PAGE, 268, "7095b629d17a968b"),
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
        ("function_info/names", PAGE, 52, "9adc8d0a200d597e"),
    ];
}

/// `file_scope_var_info`.
pub mod file_scope_var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 168, "e0a887106e224949"),
        ("bit_properties.data_type/encoding", PAGE, 175, "4cbd33f93dcb618e"),
        ("bit_properties.alignment/encoding", PAGE, 186, "6940dc66b8047ecd"),
        ("num_elements/range", PAGE, 197, "54b0eb2702b836b4"),
        ("name_len/range", PAGE, 202, "c2c31fbcf996679f"),
    ];
}

/// `function_data`.
pub mod function_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/output_asm_path_bytes", PAGE, 275, "dbdbd01c481a16e1"),
        ("attribute_info/own", PAGE, 275, "dbdbd01c481a16e1"),
        ("attribute_info/asm_name_bytes", PAGE, 276, "e9eac520367822f4"),
        ("attribute_info/target", PAGE, 277, "80a6b3fde0444635"),
        ("attribute_info/target_bytes", PAGE, 277, "80a6b3fde0444635"),
        ("attribute_info/simd_size", PAGE, 278, "e17ffc2e9987db1d"),
        ("attribute_info/simd_size_bytes", PAGE, 278, "e17ffc2e9987db1d"),
        ("attribute_info/slm_size", PAGE, 279, "495b3682a88ab18b"),
        ("attribute_info/slm_size_bytes", PAGE, 279, "495b3682a88ab18b"),
        ("attribute_info/spill_mem_offset_bytes", PAGE, 280, "d8f32cf7686b84c0"),
        ("attribute_info/per_thread_input_size_bytes", PAGE, 281, "15739ef8bbf6add9"),
        ("attribute_info/n_barrier_cnt_bytes", PAGE, 282, "6c0314e30223c668"),
        ("attribute_info/num_grf_bytes", PAGE, 283, "4c3ccf7c04950043"),
        ("attribute_info/no_barrier", PAGE, 284, "546c8451fc14f936"),
        ("attribute_info/no_barrier_bytes", PAGE, 284, "546c8451fc14f936"),
        ("attribute_info/all_lane_active", PAGE, 285, "83d22047a0a598ba"),
        ("attribute_info/all_lane_active_bytes", PAGE, 285, "83d22047a0a598ba"),
        ("attribute_info/caller", PAGE, 286, "2819016344741cfa"),
        ("attribute_info/caller_bytes", PAGE, 286, "2819016344741cfa"),
        ("attribute_info/composable", PAGE, 287, "c4192e2538d3bd97"),
        ("attribute_info/composable_bytes", PAGE, 287, "c4192e2538d3bd97"),
        ("attribute_info/entry", PAGE, 288, "f7dd46bc10b7412b"),
        ("attribute_info/entry_bytes", PAGE, 288, "f7dd46bc10b7412b"),
        ("attribute_info/arg_size", PAGE, 290, "2d254d76248f4f89"),
        ("attribute_info/arg_size_bytes", PAGE, 290, "2d254d76248f4f89"),
        ("attribute_info/arg_size_present", PAGE, 290, "2d254d76248f4f89"),
        ("attribute_info/ret_val_size", PAGE, 292, "1e37456f8072dbb0"),
        ("attribute_info/ret_val_size_bytes", PAGE, 292, "1e37456f8072dbb0"),
        ("attribute_info/ret_val_size_present", PAGE, 292, "1e37456f8072dbb0"),
        ("attribute_info/extern", PAGE, 293, "dff9703bb0a883ae"),
        ("attribute_info/extern_bytes", PAGE, 293, "dff9703bb0a883ae"),
        ("string_count/range", PAGE, 738, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 764, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 766, "a26f72675df6a024"),
        ("instructions/past_end", PAGE, 769, "601ab8b0fbb68566"),
        ("attribute_info/spill_mem_offset", PAGE, 770, "16665ab6f6875e22"),
        ("variable_count/range", PAGE, 772, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 773, "96725c439391110b"),
        ("predicate_count/range", PAGE, 774, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 776, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 777, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 779, "8f1253c800b9d97b"),
        ("input_size/attribute", PAGE, 780, "b8b32df9643180eb"),
        ("return_value_size/attribute", PAGE, 782, "0b95ffe083134f25"),
        ("input_size/range", PAGE, 784, "c328747b01134191"),
        ("return_value_size/range", PAGE, 785, "8ec9cc6f73d151a8"),
        ("string_pool/first", PAGE, 787, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 788, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 789, "284594cb57ca3535"),
        ("name_index/some", PAGE, 790, "e17ca2d1f7c86d1a"),
        ("name_index/function", PAGE, 791, "ed90056164ccbee3"),
    ];
}

/// `function_info`.
pub mod function_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("linkage/encoding", PAGE, 222, "e0a887106e224949"),
        ("name_len/range", PAGE, 236, "24b0e6f9d526e9a2"),
        ("offset/extern", PAGE, 237, "cc99f4e182b6cf18"),
        ("size/extern", PAGE, 239, "387ce5d3f9271d12"),
        ("size/object", PAGE, 240, "129b0a1598c2c5d4"),
    ];
}

/// `function_reloc_symtab`.
pub mod function_reloc_symtab {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("resolved_index/range", PAGE, 124, "b29f65c29f867c87"),
    ];
}

/// `gen_binary_info`.
pub mod gen_binary_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("gen_platform/encoding", PAGE, 138, "dee7f8bece549309"),
        ("binary_size/file", PAGE, 148, "c8e6ef995371ee1a"),
        ("binary_offset/free", PAGE, 150, "c04e8be18109db5f"),
    ];
}

/// `input_info`.
pub mod input_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 544, "125d820db4d889b5"),
        ("kind.category/encoding", PAGE, 545, "4097c50a0c00141d"),
        ("id/general", PAGE, 557, "72cfe6053f75fa9b"),
        ("id/sampler", PAGE, 559, "5870f48e6abfdbe4"),
        ("id/surface", PAGE, 561, "6c4f9c2446827b99"),
        ("offset/state", PAGE, 563, "813d9bde9d7889d1"),
        ("offset/type", PAGE, 565, "099c5106a8925f10"),
        ("offset/register", PAGE, 567, "bbfa9b0dd2d7ace2"),
        ("offset/cross", PAGE, 569, "a718602936cbb935"),
        ("offset/alignment", PAGE, 571, "3d65789a3a3e78b2"),
        ("size/variable", PAGE, 575, "2c58a6519fa855fc"),
        ("offset/registers", PAGE, 577, "edcbfaff89a1be23"),
        ("size/surface", PAGE, 579, "b202d7bbb7e024b7"),
        ("size/sampler", PAGE, 581, "84871746d77a5bb2"),
        ("offset/overlap", PAGE, 583, "9d0ec128dec90127"),
        ("id/own", PAGE, 585, "82407fd1415a3898"),
        ("kind/documented", PAGE, 588, "4ac93770443ad8d1"),
        ("kind/general", PAGE, 589, "7acb48ae427660c7"),
        ("kind/surface", PAGE, 591, "37f811da032bb751"),
        ("id/sizes", PAGE, 593, "83e4416b21436478"),
        ("id/dependencies", PAGE, 596, "52c7f0593fde1e9f"),
        ("id/alias", PAGE, 598, "e017b67874fe9459"),
    ];
}

/// `kernel_data`.
pub mod kernel_data {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/output_asm_path_bytes", PAGE, 275, "dbdbd01c481a16e1"),
        ("attribute_info/own", PAGE, 275, "dbdbd01c481a16e1"),
        ("attribute_info/asm_name_bytes", PAGE, 276, "e9eac520367822f4"),
        ("attribute_info/target", PAGE, 277, "80a6b3fde0444635"),
        ("attribute_info/target_bytes", PAGE, 277, "80a6b3fde0444635"),
        ("attribute_info/simd_size", PAGE, 278, "e17ffc2e9987db1d"),
        ("attribute_info/simd_size_bytes", PAGE, 278, "e17ffc2e9987db1d"),
        ("attribute_info/slm_size", PAGE, 279, "495b3682a88ab18b"),
        ("attribute_info/slm_size_bytes", PAGE, 279, "495b3682a88ab18b"),
        ("attribute_info/spill_mem_offset_bytes", PAGE, 280, "d8f32cf7686b84c0"),
        ("attribute_info/per_thread_input_size_bytes", PAGE, 281, "15739ef8bbf6add9"),
        ("attribute_info/n_barrier_cnt_bytes", PAGE, 282, "6c0314e30223c668"),
        ("attribute_info/num_grf_bytes", PAGE, 283, "4c3ccf7c04950043"),
        ("attribute_info/no_barrier", PAGE, 284, "546c8451fc14f936"),
        ("attribute_info/no_barrier_bytes", PAGE, 284, "546c8451fc14f936"),
        ("attribute_info/all_lane_active", PAGE, 285, "83d22047a0a598ba"),
        ("attribute_info/all_lane_active_bytes", PAGE, 285, "83d22047a0a598ba"),
        ("attribute_info/caller", PAGE, 286, "2819016344741cfa"),
        ("attribute_info/caller_bytes", PAGE, 286, "2819016344741cfa"),
        ("attribute_info/composable", PAGE, 287, "c4192e2538d3bd97"),
        ("attribute_info/composable_bytes", PAGE, 287, "c4192e2538d3bd97"),
        ("attribute_info/entry", PAGE, 288, "f7dd46bc10b7412b"),
        ("attribute_info/entry_bytes", PAGE, 288, "f7dd46bc10b7412b"),
        ("attribute_info/arg_size", PAGE, 289, "bc37fc719246b4c9"),
        ("attribute_info/arg_size_bytes", PAGE, 289, "bc37fc719246b4c9"),
        ("attribute_info/ret_val_size", PAGE, 291, "98cbb28dab9ee134"),
        ("attribute_info/ret_val_size_bytes", PAGE, 291, "98cbb28dab9ee134"),
        ("string_count/range", PAGE, 638, "e7a12d45f98d9e45"),
        ("instructions/begin", PAGE, 664, "e66f7ff2244c8fe9"),
        ("instructions/end", PAGE, 666, "a26f72675df6a024"),
        ("instructions/past_end", PAGE, 669, "601ab8b0fbb68566"),
        ("attribute_info/spill_mem_offset", PAGE, 670, "16665ab6f6875e22"),
        ("attribute_info/once", PAGE, 672, "d9d9f8d9836d659f"),
        ("attribute_info/per_thread_input_size", PAGE, 673, "13e31b8753640a6e"),
        ("variable_count/range", PAGE, 675, "59c3de2c799cf3a5"),
        ("address_count/range", PAGE, 676, "96725c439391110b"),
        ("predicate_count/range", PAGE, 677, "a0e292cacad67d77"),
        ("sampler_count/range", PAGE, 679, "1895ef386c0d176f"),
        ("surface_count/range", PAGE, 680, "a967297295247cd4"),
        ("vme_count/zero", PAGE, 682, "8f1253c800b9d97b"),
        ("num_inputs/range", PAGE, 683, "4eddf3c3faf60c30"),
        ("input_info/order", PAGE, 684, "7b1ba8fc6c8f787d"),
        ("string_pool/first", PAGE, 686, "0ddbb39ac7b9960d"),
        ("name_index/declared", PAGE, 687, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 688, "284594cb57ca3535"),
        ("name_index/some", PAGE, 689, "e17ca2d1f7c86d1a"),
        ("name_index/kernel", PAGE, 690, "677eee94c96b3527"),
    ];
}

/// `kernel_info`.
pub mod kernel_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_len/range", PAGE, 88, "24b0e6f9d526e9a2"),
        ("num_gen_binaries/range", PAGE, 89, "122fe627d4370d8d"),
        ("size/object", PAGE, 90, "8f8f193ef716a316"),
        ("input_offset/inputs", PAGE, 92, "ed4f6af44d187333"),
    ];
}

/// `label_info`.
pub mod label_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("kind/reserved", PAGE, 515, "8ac9bba72a92dd90"),
        ("name_index/used", PAGE, 526, "fdd83165c2888509"),
        ("name_index/declared", PAGE, 527, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 528, "3f80435f81c9b42d"),
        ("name_index/kernel", PAGE, 529, "d162b17dc25c6b0f"),
    ];
}

/// `predicate_info`.
pub mod predicate_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("name_index/used", PAGE, 451, "344cb0c10881ab23"),
        ("num_elements/range", PAGE, 452, "a255ff853e6040dc"),
        ("name_index/declared", PAGE, 454, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 455, "14c40ca74a50ed59"),
    ];
}

/// `sampler_info`.
pub mod sampler_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/some", PAGE, 475, "535a9a4c3c42f14f"),
        ("num_elements/range", PAGE, 476, "2fc3407f9968090c"),
        ("name_index/declared", PAGE, 477, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 478, "14c40ca74a50ed59"),
    ];
}

/// `surface_info`.
pub mod surface_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("num_elements/some", PAGE, 498, "04942dac93af9d4c"),
        ("name_index/declared", PAGE, 499, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 500, "14c40ca74a50ed59"),
    ];
}

/// `var_info`.
pub mod var_info {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("attribute_info/scope", PAGE, 294, "18dff1578e94f32d"),
        ("attribute_info/scope_bytes", PAGE, 294, "18dff1578e94f32d"),
        ("attribute_info/own", PAGE, 294, "18dff1578e94f32d"),
        ("attribute_info/input", PAGE, 295, "e51877e469fecd29"),
        ("attribute_info/input_bytes", PAGE, 295, "e51877e469fecd29"),
        ("attribute_info/output", PAGE, 296, "2247770eaa7ae8e1"),
        ("attribute_info/output_bytes", PAGE, 296, "2247770eaa7ae8e1"),
        ("attribute_info/input_output", PAGE, 297, "e870abc25257eb1b"),
        ("attribute_info/input_output_bytes", PAGE, 297, "e870abc25257eb1b"),
        ("attribute_info/payload_live_out", PAGE, 298, "c434c154ab958c5e"),
        ("attribute_info/payload_live_out_bytes", PAGE, 298, "c434c154ab958c5e"),
        ("attribute_info/no_widening", PAGE, 299, "5265f1ba33e15d7b"),
        ("attribute_info/no_widening_bytes", PAGE, 299, "5265f1ba33e15d7b"),
        ("attribute_info/do_not_spill", PAGE, 300, "9bc317c16c7445f7"),
        ("attribute_info/do_not_spill_bytes", PAGE, 300, "9bc317c16c7445f7"),
        ("bit_properties.data_type/encoding", PAGE, 323, "587575046c2924d7"),
        ("bit_properties.alignment/encoding", PAGE, 336, "6940dc66b8047ecd"),
        ("num_elements/range", PAGE, 347, "fedb785314631a20"),
        ("alias_scope_specifier/encoding", PAGE, 351, "dcd050c6507dc222"),
        ("name_index/used", PAGE, 358, "acdcc0083fb7927c"),
        ("attribute_info/subroutine", PAGE, 359, "ee80866f5c69e21d"),
        ("num_elements/bytes", PAGE, 361, "26cfe54496a4b8af"),
        ("num_elements/full", PAGE, 363, "0e21d741b94fae7e"),
        ("alias_index/declared", PAGE, 365, "3edfc8d0880f1aa2"),
        ("alias_index/own", PAGE, 367, "f4857990ca3f0929"),
        ("alias_index/before", PAGE, 369, "e5de374cf0f1d340"),
        ("alias_index/global", PAGE, 372, "3a247b1bd733cdf7"),
        ("alias_offset/global", PAGE, 374, "7a4a287f68e97ee9"),
        ("alias_index/implicit", PAGE, 377, "893a9ee2bcc790ff"),
        ("alias_index/predefined", PAGE, 380, "3fd5f2b4c9ed3d04"),
        ("alias_index/align", PAGE, 383, "ad816869dc5056ac"),
        ("alias_index/register", PAGE, 387, "ab8b59f887a37a1b"),
        ("alias_offset/begin", PAGE, 391, "4cd030119d8b3c32"),
        ("alias_offset/room", PAGE, 394, "57f53ffdf3eecb55"),
        ("alias_offset/room_predefined", PAGE, 397, "9d01df8a5832be72"),
        ("alias_offset/none", PAGE, 400, "84ed9dc082eeceb5"),
        ("alias_offset/alignment", PAGE, 402, "5e43134dfff2382a"),
        ("alias_offset/align", PAGE, 405, "f0539d658a3d3958"),
        ("name_index/declared", PAGE, 407, "8ed8902b1dbad967"),
        ("name_index/length", PAGE, 408, "14c40ca74a50ed59"),
    ];
}

/// `variable_reloc_symtab`.
pub mod variable_reloc_symtab {
    pub use super::PAGE;
    pub const RULES: &[crate::lines::RuleLine] = &[
        ("resolved_index/range", PAGE, 108, "c26840aa509fd79f"),
    ];
}
